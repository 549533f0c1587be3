import CoreGraphics
import Foundation

/// What UIKit's frame loop calls, in the order of a frame: `tickDisplayLinks`, `sampleAnimations`, `layoutIfNeeded` and
/// `displayIfNeeded` of every shown root; then the render server reads the tree.
@MainActor
package enum RenderLoop {
  /// Called whenever a frame became necessary: something is dirty, an animation or a display link was added. Not called
  /// for what a frame's own passes do and finish.
  @exclusivity(unchecked) package static var onNeedsFrame: (() -> Void)?

  /// How many layers the passes looked at, for tests that count.
  @exclusivity(unchecked) package static var layoutVisits = 0
  @exclusivity(unchecked) package static var displayVisits = 0

  /// Greater than zero while a pass runs: what it dirties is dealt with in the same frame.
  @exclusivity(unchecked) private static var passDepth = 0

  /// Layers with animations, in the order in which they got their first.
  @exclusivity(unchecked) private static var animated: [CALayer] = []
  /// Delegates and completions to call when the pass is over.
  @exclusivity(unchecked) private static var pendingCalls: [() -> Void] = []
  /// Timelines that run.
  @exclusivity(unchecked) private static var timelines: [AnimationTimeline] = []
  /// Work for the beginning of the next frame.
  @exclusivity(unchecked) private static var nextFrame: [() -> Void] = []
  /// Roots that were shown, for `CATransaction.flush()`.
  @exclusivity(unchecked) private static var roots: [WeakLayer] = []

  private struct WeakLayer { weak var layer: CALayer? }

  /// Asks for a frame, unless a pass is running, which deals with the change itself. A change in a tree that nothing shows
  /// starts no frames.
  package static func setNeedsFrame() {
    if passDepth == 0 { onNeedsFrame?() }
  }

  /// Asks for a frame on behalf of something that waits for it: a window, an animation, a display link, a completion. Where
  /// no application makes frames yet, one is started.
  package static func requestFrame() {
    if let onNeedsFrame { onNeedsFrame() } else { Rendering.startFrames?() }
  }

  /// Does `requestFrame()`, unless a pass is running.
  static func requestFrameOutsidePass() {
    if passDepth == 0 { requestFrame() }
  }

  // MARK: Animations

  /// Whether anything moves by itself: an animation runs or waits to begin, or something is to be called next frame.
  /// Animations that are held at their end, or stand still, do not count.
  package static var hasActiveAnimations: Bool {
    !timelines.isEmpty || !nextFrame.isEmpty || !pendingCalls.isEmpty
      || animated.contains { !($0.motion?.isSettled ?? true) } || LaggingReplicators.areRunning
  }

  /// Computes what is seen at `time`, drops the animations that have ended and calls whom that concerns.
  package static func sampleAnimations(at time: CFTimeInterval) {
    inPass {
      TransactionStack.commitImplicit()
      let due = nextFrame
      nextFrame.removeAll()
      for call in due { call() }
      let layers = animated
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
      for timeline in timelines { timeline.tick(at: time) }
      callPending()
      for layer in animated where layer.motion == nil { layer.isRegistered = false }
      animated.removeAll { $0.motion == nil }
      LaggingReplicators.update(at: time)
    }
    if hasActiveAnimations { requestFrame() }
  }

  static func register(_ timeline: AnimationTimeline) {
    if !timelines.contains(where: { $0 === timeline }) { timelines.append(timeline) }
    timingChanged()
    requestFrameOutsidePass()
  }

  static func unregister(_ timeline: AnimationTimeline) {
    timelines.removeAll { $0 === timeline }
    timingChanged()
  }

  static func register(_ layer: CALayer) {
    if !layer.isRegistered {
      layer.isRegistered = true
      animated.append(layer)
    }
    requestFrameOutsidePass()
  }

  /// Some layer's clock was changed, or layers with clocks or animations moved in the tree.
  static func timingChanged() {
    guard !animated.isEmpty else { return }
    for layer in animated { layer.motion?.timingChanged() }
    setNeedsFrame()
  }

  static func tellStart(of entry: LayerMotion.Entry) {
    guard entry.animation.delegate != nil else { return }
    pendingCalls.append { entry.animation.delegate?.animationDidStart(entry.animation) }
    callPendingOutsidePass()
  }

  static func tellEnd(of entry: LayerMotion.Entry, finished: Bool) {
    pendingCalls.append {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
      entry.animation.onStop?(finished)
      for completion in entry.completions { completion.leave() }
    }
    callPendingOutsidePass()
  }

  /// Runs `work` at the beginning of the next frame.
  package static func performNextFrame(_ work: @escaping () -> Void) {
    nextFrame.append(work)
    requestFrame()
  }

  private static func callPending() {
    while !pendingCalls.isEmpty {
      let calls = pendingCalls
      pendingCalls.removeAll()
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
    roots.removeAll { $0.layer == nil }
    roots.append(WeakLayer(layer: root))
  }

  /// Notes that `root` is shown no longer: its animations end unfinished with the next frame.
  package static func hide(_ root: CALayer) {
    root.flags.remove(.isShownRoot)
    roots.removeAll { $0.layer == nil || $0.layer === root }
    setNeedsFrame()
  }

  static func flush() {
    TransactionStack.commitImplicit()
    for root in roots.compactMap(\.layer) {
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
    passDepth += 1
    work()
    passDepth -= 1
  }
}
