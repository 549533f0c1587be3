import CoreGraphics
import Foundation

/// What UIKit's frame loop calls, in the order of a frame: `tickDisplayLinks`, `sampleAnimations`, `layoutIfNeeded` and
/// `displayIfNeeded` of every shown root; then the render server reads the tree.
@MainActor
package final class RenderLoop {
  private static var own: RenderLoop { RenderContext.current.renderLoop }

  @exclusivity(unchecked) private var frameHandler: (() -> Void)?
  @exclusivity(unchecked) private var visits = (layout: 0, display: 0)
  /// Greater than zero while a pass runs: what it dirties is dealt with in the same frame.
  @exclusivity(unchecked) private var passDepth = 0
  /// Layers with animations, in the order in which they got their first.
  @exclusivity(unchecked) private var animated: [CALayer] = []
  /// Delegates and completions to call when the pass is over.
  @exclusivity(unchecked) private var pendingCalls: [() -> Void] = []
  /// Timelines that run.
  @exclusivity(unchecked) private var timelines: [AnimationTimeline] = []
  /// Work for the beginning of the next frame.
  @exclusivity(unchecked) private var nextFrame: [() -> Void] = []
  /// Roots that were shown, for `CATransaction.flush()`.
  @exclusivity(unchecked) private var roots: [WeakLayer] = []

  private struct WeakLayer { weak var layer: CALayer? }

  /// Called whenever a frame became necessary: something is dirty, an animation or a display link was added. Not called
  /// for what a frame's own passes do and finish.
  package static var onNeedsFrame: (() -> Void)? {
    get { own.frameHandler }
    set { own.frameHandler = newValue }
  }

  /// How many layers the passes laid out, for tests that count.
  package static var layoutVisits: Int {
    get { own.visits.layout }
    set { own.visits.layout = newValue }
  }

  /// How many layers the passes looked at for drawing, for tests that count.
  package static var displayVisits: Int {
    get { own.visits.display }
    set { own.visits.display = newValue }
  }

  /// Ends the animations of an application that is over, as unfinished, and tells their delegates and completions.
  func end() {
    for root in roots { root.layer?.flags.remove(.isShownRoot) }
    roots = []
    nextFrame = []
    timelines = []
    var rounds = 0
    // A completion may begin another animation, which ends as well.
    while !(animated.isEmpty && pendingCalls.isEmpty), rounds < 32 {
      let layers = animated
      animated = []
      for layer in layers {
        layer.isRegistered = false
        layer.motion?.removeAll(of: layer)
      }
      let calls = pendingCalls
      pendingCalls = []
      for call in calls { call() }
      rounds += 1
    }
    for layer in animated { layer.isRegistered = false }
  }

  /// Asks for a frame, unless a pass is running, which deals with the change itself. A change in a tree that nothing shows
  /// starts no frames.
  package static func setNeedsFrame() {
    let loop = own
    if loop.passDepth == 0 { loop.frameHandler?() }
  }

  /// Asks for a frame on behalf of something that waits for it: a window, an animation, a display link, a completion. Where
  /// no application makes frames yet, one is started.
  package static func requestFrame() {
    if let onNeedsFrame { onNeedsFrame() } else { Rendering.startFrames?() }
  }

  /// Does `requestFrame()`, unless a pass is running.
  static func requestFrameOutsidePass() {
    if own.passDepth == 0 { requestFrame() }
  }

  // MARK: Animations

  /// Whether anything moves by itself: an animation runs or waits to begin, or something is to be called next frame.
  /// Animations that are held at their end, or stand still, do not count.
  package static var hasActiveAnimations: Bool {
    !own.timelines.isEmpty || !own.nextFrame.isEmpty || !own.pendingCalls.isEmpty
      || own.animated.contains { !($0.motion?.isSettled ?? true) } || LaggingReplicators.areRunning
  }

  /// Computes what is seen at `time`, drops the animations that have ended and calls whom that concerns.
  package static func sampleAnimations(at time: CFTimeInterval) {
    inPass {
      TransactionStack.commitImplicit()
      let due = own.nextFrame
      own.nextFrame.removeAll()
      for call in due { call() }
      let layers = own.animated
      for layer in layers {
        guard let motion = layer.motion else { continue }
        guard layer.rootLayer.flags.contains(.isShownRoot) else {
          // Out of every window: nothing is animated there.
          motion.removeAll(of: layer)
          continue
        }
        if motion.isSettled { continue }
        let over = motion.sample(layer, at: time, ends: true)
        motion.end(over.filter(\.animation.isRemovedOnCompletion), of: layer, finished: true)
        for entry in over where !entry.animation.isRemovedOnCompletion { tellEnd(of: entry, finished: true) }
      }
      for timeline in own.timelines { timeline.tick(at: time) }
      callPending()
      for layer in own.animated where layer.motion == nil { layer.isRegistered = false }
      own.animated.removeAll { $0.motion == nil }
      LaggingReplicators.update(at: time)
    }
    if hasActiveAnimations { requestFrame() }
  }

  static func register(_ timeline: AnimationTimeline) {
    if !own.timelines.contains(where: { $0 === timeline }) { own.timelines.append(timeline) }
    timingChanged()
    requestFrameOutsidePass()
  }

  static func unregister(_ timeline: AnimationTimeline) {
    own.timelines.removeAll { $0 === timeline }
    timingChanged()
  }

  static func register(_ layer: CALayer) {
    if !layer.isRegistered {
      layer.isRegistered = true
      own.animated.append(layer)
    }
    requestFrameOutsidePass()
  }

  /// Some layer's clock was changed, or layers with clocks or animations moved in the tree.
  static func timingChanged() {
    guard !own.animated.isEmpty else { return }
    for layer in own.animated { layer.motion?.timingChanged() }
    setNeedsFrame()
  }

  static func tellStart(of entry: LayerMotion.Entry) {
    guard entry.animation.delegate != nil else { return }
    own.pendingCalls.append { entry.animation.delegate?.animationDidStart(entry.animation) }
    callPendingOutsidePass()
  }

  static func tellEnd(of entry: LayerMotion.Entry, finished: Bool) {
    own.pendingCalls.append {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
      entry.animation.onStop?(finished)
      for completion in entry.completions { completion.leave() }
    }
    callPendingOutsidePass()
  }

  /// Runs `work` at the beginning of the next frame.
  package static func performNextFrame(_ work: @escaping () -> Void) {
    own.nextFrame.append(work)
    requestFrame()
  }

  private static func callPending() {
    while !own.pendingCalls.isEmpty {
      let calls = own.pendingCalls
      own.pendingCalls.removeAll()
      for call in calls { call() }
    }
  }

  /// Outside of a frame, whoever removes an animation hears of it at the beginning of the next one.
  private static func callPendingOutsidePass() {
    requestFrameOutsidePass()
  }

  // MARK: Display links

  /// Whether any display link fires.
  package static var hasDisplayLinks: Bool { DisplayLinks.hasActive }

  /// Fires the display links for the frame at `time`, which is seen at `target` (nil: a sixtieth of a second later).
  package static func tickDisplayLinks(at time: CFTimeInterval, target: CFTimeInterval? = nil) {
    inPass { DisplayLinks.tick(at: time, target: target ?? time + 1.0 / 60) }
  }

  // MARK: Layout and display

  /// Lays out what is marked in the tree of `root`. Layouts that mark again what was laid out are given several rounds; what
  /// is left then waits for the next frame.
  package static func layoutIfNeeded(_ root: CALayer) {
    let owing: LayerFlags = [.needsLayout, .descendantNeedsLayout]
    inPass {
      var rounds = 0
      while !root.flags.isDisjoint(with: owing), rounds < 32 {
        root.layoutMarked()
        rounds += 1
      }
    }
    if !root.flags.isDisjoint(with: owing) { onNeedsFrame?() }
  }

  /// Draws what is marked in the tree of `root`, which counts as shown from here on.
  package static func displayIfNeeded(_ root: CALayer) {
    show(root)
    inPass {
      if !root.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay, .uncommitted]) { root.displayMarked() }
    }
    TransactionStack.commitImplicit()
  }

  /// Notes that `root` is the top of what a window shows: animations run in its tree.
  package static func show(_ root: CALayer) {
    guard !root.flags.contains(.isShownRoot) else { return }
    root.flags.insert(.isShownRoot)
    own.roots.removeAll { $0.layer == nil }
    own.roots.append(WeakLayer(layer: root))
  }

  /// Notes that `root` is shown no longer: its animations end unfinished with the next frame.
  package static func hide(_ root: CALayer) {
    root.flags.remove(.isShownRoot)
    own.roots.removeAll { $0.layer == nil || $0.layer === root }
    setNeedsFrame()
  }

  static func flush() {
    TransactionStack.commitImplicit()
    for root in own.roots.compactMap(\.layer) {
      layoutIfNeeded(root)
      displayIfNeeded(root)
    }
  }

  static func layoutAround(_ layer: CALayer) {
    var top = layer
    while let next = top.parent, next.flags.contains(.needsLayout) { top = next }
    let owing: LayerFlags = [.needsLayout, .descendantNeedsLayout]
    var rounds = 0
    while !top.flags.isDisjoint(with: owing), rounds < 32 {
      top.layoutMarked()
      rounds += 1
    }
  }

  private static func inPass(_ work: () -> Void) {
    let loop = own
    // The work may end the application, and its context with it.
    withExtendedLifetime(loop) {
      loop.passDepth += 1
      work()
      loop.passDepth -= 1
    }
  }
}
