import CoreGraphics
import Foundation

/// The phases of a frame that UIKit's frame loop calls in this order: `tickDisplayLinks`, `sampleAnimations`, then
/// `layoutIfNeeded` and `displayIfNeeded` for every visible root. After them the render server reads the tree.
@MainActor
package final class RenderLoop {
  private static var own: RenderLoop { RenderContext.current.renderLoop }

  @exclusivity(unchecked) private var frameHandler: (() -> Void)?
  @exclusivity(unchecked) private var visits = (layout: 0, display: 0)
  /// Greater than zero while a phase runs. Changes that it makes are processed in the same frame.
  @exclusivity(unchecked) private var passDepth = 0
  /// The layers with animations, in the order in which they got their first animation.
  @exclusivity(unchecked) private var animated: [CALayer] = []
  /// The calls to delegates and completions that follow the phase.
  @exclusivity(unchecked) private var pendingCalls: [() -> Void] = []
  /// The running timelines.
  @exclusivity(unchecked) private var timelines: [AnimationTimeline] = []
  /// The work for the beginning of the next frame.
  @exclusivity(unchecked) private var nextFrame: [() -> Void] = []
  /// The visible roots, for `CATransaction.flush()`.
  @exclusivity(unchecked) private var roots: [WeakLayer] = []

  private struct WeakLayer { weak var layer: CALayer? }

  /// Called whenever a frame is needed: a layer was marked, or an animation or a display link was added. Not called for
  /// changes that a frame's own phases make and process.
  package static var onNeedsFrame: (() -> Void)? {
    get { own.frameHandler }
    set { own.frameHandler = newValue }
  }

  /// The number of layers that layout visited, for tests.
  package static var layoutVisits: Int {
    get { own.visits.layout }
    set { own.visits.layout = newValue }
  }

  /// The number of layers that drawing visited, for tests.
  package static var displayVisits: Int {
    get { own.visits.display }
    set { own.visits.display = newValue }
  }

  /// Ends the animations of an application that ends, as unfinished, and notifies their delegates and completions.
  func end() {
    for root in roots { root.layer?.flags.remove(.isVisibleRoot) }
    roots = []
    nextFrame = []
    timelines = []
    var rounds = 0
    // A completion may begin another animation, which is ended as well.
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

  /// Requests a frame, unless a phase is running, which processes the change itself. A change in a tree that is not
  /// visible starts no frames.
  package static func setNeedsFrame() {
    let loop = own
    if loop.passDepth == 0 { loop.frameHandler?() }
  }

  /// Requests a frame for an object that waits for it: a window, an animation, a display link, a completion.
  ///
  /// If no application makes frames yet, one is started.
  package static func requestFrame() {
    if let onNeedsFrame { onNeedsFrame() } else { Rendering.startFrames?() }
  }

  /// Calls `requestFrame()`, unless a phase is running.
  static func requestFrameOutsidePass() {
    if own.passDepth == 0 { requestFrame() }
  }

  // MARK: Animations

  /// Indicates whether an animation runs or waits to begin, or work is scheduled for the next frame. Animations that
  /// are held at their end or have a speed of zero do not count.
  package static var hasActiveAnimations: Bool {
    !own.timelines.isEmpty || !own.nextFrame.isEmpty || !own.pendingCalls.isEmpty
      || own.animated.contains { !($0.motion?.isConstant ?? true) } || DelayedReplicators.areRunning
  }

  /// Computes the presentation values at `time`, removes the animations that ended, and calls their delegates and
  /// completions.
  package static func sampleAnimations(at time: CFTimeInterval) {
    inPass {
      TransactionStack.commitImplicit()
      let due = own.nextFrame
      own.nextFrame.removeAll()
      for call in due { call() }
      let layers = own.animated
      for layer in layers {
        guard let motion = layer.motion else { continue }
        guard layer.rootLayer.flags.contains(.isVisibleRoot) else {
          // The layer is in no window, where nothing is animated.
          motion.removeAll(of: layer)
          continue
        }
        if motion.isConstant { continue }
        let over = motion.sample(layer, at: time, ends: true)
        motion.end(over.filter(\.animation.isRemovedOnCompletion), of: layer, finished: true)
        for entry in over where !entry.animation.isRemovedOnCompletion { notifyEnd(of: entry, finished: true) }
      }
      for timeline in own.timelines { timeline.tick(at: time) }
      callPending()
      for layer in own.animated where layer.motion == nil { layer.isRegistered = false }
      own.animated.removeAll { $0.motion == nil }
      DelayedReplicators.update(at: time)
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

  /// Called when the timing of a layer changed, or when layers with timing values or animations moved in the tree.
  static func timingChanged() {
    guard !own.animated.isEmpty else { return }
    for layer in own.animated { layer.motion?.timingChanged() }
    setNeedsFrame()
  }

  static func notifyStart(of entry: LayerAnimations.Entry) {
    guard entry.animation.delegate != nil else { return }
    own.pendingCalls.append { entry.animation.delegate?.animationDidStart(entry.animation) }
    callPendingOutsidePass()
  }

  static func notifyEnd(of entry: LayerAnimations.Entry, finished: Bool) {
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

  /// Outside a frame, delegates and completions are called at the beginning of the next one.
  private static func callPendingOutsidePass() {
    requestFrameOutsidePass()
  }

  // MARK: Display links

  /// Indicates whether a display link is active.
  package static var hasDisplayLinks: Bool { DisplayLinks.hasActive }

  /// Fires the display links for the frame at `time`, which becomes visible at `target` (nil: a sixtieth of a second
  /// later).
  package static func tickDisplayLinks(at time: CFTimeInterval, target: CFTimeInterval? = nil) {
    inPass { DisplayLinks.tick(at: time, target: target ?? time + 1.0 / 60) }
  }

  // MARK: Layout and display

  /// Lays out the marked layers in the tree of `root`.
  ///
  /// If a layout marks layers again, up to 32 rounds are made. Layers that are still marked then wait for the next
  /// frame.
  package static func layoutIfNeeded(_ root: CALayer) {
    let pendingFlags: LayerFlags = [.needsLayout, .descendantNeedsLayout]
    inPass {
      var rounds = 0
      while !root.flags.isDisjoint(with: pendingFlags), rounds < 32 {
        root.layoutMarked()
        rounds += 1
      }
    }
    if !root.flags.isDisjoint(with: pendingFlags) { onNeedsFrame?() }
  }

  /// Draws the marked layers in the tree of `root`, which is visible from now on.
  package static func displayIfNeeded(_ root: CALayer) {
    show(root)
    inPass {
      if !root.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay, .uncommitted]) { root.displayMarked() }
    }
    TransactionStack.commitImplicit()
  }

  /// Registers `root` as the root of a window's tree: animations run in it.
  package static func show(_ root: CALayer) {
    guard !root.flags.contains(.isVisibleRoot) else { return }
    root.flags.insert(.isVisibleRoot)
    own.roots.removeAll { $0.layer == nil }
    own.roots.append(WeakLayer(layer: root))
  }

  /// Removes `root` from the visible roots: its animations end unfinished with the next frame.
  package static func hide(_ root: CALayer) {
    root.flags.remove(.isVisibleRoot)
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

  static func layoutMarkedAncestors(_ layer: CALayer) {
    var top = layer
    while let next = top.parent, next.flags.contains(.needsLayout) { top = next }
    let pendingFlags: LayerFlags = [.needsLayout, .descendantNeedsLayout]
    var rounds = 0
    while !top.flags.isDisjoint(with: pendingFlags), rounds < 32 {
      top.layoutMarked()
      rounds += 1
    }
  }

  private static func inPass(_ work: () -> Void) {
    let loop = own
    // The work may end the application and with it the context.
    withExtendedLifetime(loop) {
      loop.passDepth += 1
      work()
      loop.passDepth -= 1
    }
  }
}
