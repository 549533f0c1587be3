import CoreGraphics
import Foundation

/// The phases of a frame. UIKit's frame loop calls them in this order: `tickDisplayLinks`, `sampleAnimations`, then
/// `layoutIfNeeded` and `displayIfNeeded` for every visible root. Afterwards, the render server reads the tree.
@MainActor
package final class RenderLoop {
  private static var shared: RenderLoop { RenderContext.current.renderLoop }

  @exclusivity(unchecked) private var frameHandler: (() -> Void)?
  @exclusivity(unchecked) private var visits = (layout: 0, display: 0)
  /// The number of nested phases of a frame that are running. Changes during a phase are processed in the same frame.
  @exclusivity(unchecked) private var passDepth = 0
  /// The layers with animations, in the order in which their first animations were added.
  @exclusivity(unchecked) private var animatedLayers: [CALayer] = []
  /// The calls of animation delegates and the completion blocks to run after the current phase of the frame.
  @exclusivity(unchecked) private var pendingCalls: [() -> Void] = []
  /// The running timelines, which control the progress of animations.
  @exclusivity(unchecked) private var timelines: [AnimationTimeline] = []
  /// The closures to call at the beginning of the next frame.
  @exclusivity(unchecked) private var nextFrameBlocks: [() -> Void] = []
  /// The roots of the visible layer trees, for `CATransaction.flush()`.
  @exclusivity(unchecked) private var roots: [WeakLayer] = []

  private struct WeakLayer { weak var layer: CALayer? }

  /// The closure to call when a frame is needed because a layer was marked, or an animation or a display link was added. The closure is
  /// not called for changes that are made and processed within the same frame.
  package static var onNeedsFrame: (() -> Void)? {
    get { shared.frameHandler }
    set { shared.frameHandler = newValue }
  }

  /// The number of layers that layout passes have visited. Tests use it to check that layers that need no layout are skipped.
  package static var layoutVisitCount: Int {
    get { shared.visits.layout }
    set { shared.visits.layout = newValue }
  }

  /// The number of layers that display passes have visited. Tests use it to check that unmarked layers are not visited.
  package static var displayVisitCount: Int {
    get { shared.visits.display }
    set { shared.visits.display = newValue }
  }

  /// Ends all animations when the application ends. Notifies their delegates that they did not finish, and calls their
  /// completions.
  func end() {
    for root in roots { root.layer?.flags.remove(.isVisibleRoot) }
    roots = []
    nextFrameBlocks = []
    timelines = []
    var passCount = 0
    // A completion may add another animation, which has to end as well.
    while !(animatedLayers.isEmpty && pendingCalls.isEmpty), passCount < 32 {
      let layers = animatedLayers
      animatedLayers = []
      for layer in layers {
        layer.isRegistered = false
        layer.layerAnimations?.removeAll(of: layer)
      }
      let calls = pendingCalls
      pendingCalls = []
      for call in calls { call() }
      passCount += 1
    }
    for layer in animatedLayers { layer.isRegistered = false }
  }

  /// Requests a frame, unless a running phase processes the change itself. A change in a tree that is not visible does
  /// not request a frame.
  package static func setNeedsFrame() {
    let loop = shared
    if loop.passDepth == 0 { loop.frameHandler?() }
  }

  /// Requests a frame for an object that needs one, such as a window, an animation, a display link or a completion. If
  /// no application processes frames, starts one.
  package static func requestFrame() {
    if let onNeedsFrame { onNeedsFrame() } else { Rendering.startFrames?() }
  }

  /// Calls `requestFrame()`, unless a phase is running.
  static func requestFrameOutsidePass() {
    if shared.passDepth == 0 { requestFrame() }
  }

  // MARK: Animations

  /// Indicates whether an animation is running or will begin, or closures are scheduled for the next frame. An
  /// animation is not active if it only holds its last value after its end, or if its speed is zero.
  package static var hasActiveAnimations: Bool {
    !shared.timelines.isEmpty || !shared.nextFrameBlocks.isEmpty || !shared.pendingCalls.isEmpty
      || shared.animatedLayers.contains { !($0.layerAnimations?.isConstant ?? true) } || FrameLayers.areRunning
  }

  /// Computes the presentation values at `time`, removes the animations that ended, and calls their delegates and
  /// completions.
  package static func sampleAnimations(at time: CFTimeInterval) {
    performInPass {
      TransactionStack.commitImplicit()
      let pendingBlocks = shared.nextFrameBlocks
      shared.nextFrameBlocks.removeAll()
      for call in pendingBlocks { call() }
      let layers = shared.animatedLayers
      for layer in layers {
        guard let layerAnimations = layer.layerAnimations else { continue }
        guard layer.rootLayer.flags.contains(.isVisibleRoot) else {
          // The layer is not in a window, and animations run only in windows.
          layerAnimations.removeAll(of: layer)
          continue
        }
        if layerAnimations.isConstant { continue }
        let endedEntries = layerAnimations.sample(layer, at: time, ends: true)
        layerAnimations.end(endedEntries.filter(\.animation.isRemovedOnCompletion), of: layer, finished: true)
        for entry in endedEntries where !entry.animation.isRemovedOnCompletion { notifyEnd(of: entry, finished: true) }
      }
      for timeline in shared.timelines { timeline.tick(at: time) }
      performPendingCalls()
      for layer in shared.animatedLayers where layer.layerAnimations == nil { layer.isRegistered = false }
      shared.animatedLayers.removeAll { $0.layerAnimations == nil }
      FrameLayers.update(at: time)
    }
    if hasActiveAnimations { requestFrame() }
  }

  static func register(_ timeline: AnimationTimeline) {
    if !shared.timelines.contains(where: { $0 === timeline }) { shared.timelines.append(timeline) }
    timingDidChange()
    requestFrameOutsidePass()
  }

  static func unregister(_ timeline: AnimationTimeline) {
    shared.timelines.removeAll { $0 === timeline }
    timingDidChange()
  }

  static func register(_ layer: CALayer) {
    if !layer.isRegistered {
      layer.isRegistered = true
      shared.animatedLayers.append(layer)
    }
    requestFrameOutsidePass()
  }

  /// Called when the timing of a layer has changed, or when layers with timing values or animations have moved in the
  /// tree.
  static func timingDidChange() {
    guard !shared.animatedLayers.isEmpty else { return }
    for layer in shared.animatedLayers { layer.layerAnimations?.timingDidChange() }
    setNeedsFrame()
  }

  static func notifyStart(of entry: LayerAnimations.Entry) {
    guard entry.animation.delegate != nil else { return }
    shared.pendingCalls.append { entry.animation.delegate?.animationDidStart(entry.animation) }
    performPendingCallsOutsidePass()
  }

  static func notifyEnd(of entry: LayerAnimations.Entry, finished: Bool) {
    shared.pendingCalls.append {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
      entry.animation.onStop?(finished)
      for completion in entry.completions { completion.leave() }
    }
    performPendingCallsOutsidePass()
  }

  /// Schedules `work` for the beginning of the next frame.
  package static func performNextFrame(_ work: @escaping () -> Void) {
    shared.nextFrameBlocks.append(work)
    requestFrame()
  }

  private static func performPendingCalls() {
    while !shared.pendingCalls.isEmpty {
      let calls = shared.pendingCalls
      shared.pendingCalls.removeAll()
      for call in calls { call() }
    }
  }

  /// Schedules the pending calls of animation delegates and completion blocks for the beginning of the next frame. Does
  /// nothing during a phase of a frame, because they are made after the phase.
  private static func performPendingCallsOutsidePass() {
    requestFrameOutsidePass()
  }

  // MARK: Display links

  /// Indicates whether there is an active display link, so that frames are needed.
  package static var hasDisplayLinks: Bool { DisplayLinks.hasActive }

  /// Fires the display links for the frame at `time`. The frame becomes visible at `target`, or a sixtieth of a second
  /// after `time` if `target` is nil.
  package static func tickDisplayLinks(at time: CFTimeInterval, target: CFTimeInterval? = nil) {
    performInPass { DisplayLinks.tick(at: time, target: target ?? time + 1.0 / 60) }
  }

  // MARK: Layout and display

  /// Lays out the marked layers in the tree of `root`.
  ///
  /// If layers are marked again during layout, layout is repeated up to 32 times. Layers that are still marked
  /// afterwards are laid out in the next frame.
  package static func layoutIfNeeded(_ root: CALayer) {
    let pendingFlags: LayerFlags = [.needsLayout, .descendantNeedsLayout]
    performInPass {
      var passCount = 0
      while !root.flags.isDisjoint(with: pendingFlags), passCount < 32 {
        root.layoutMarkedLayers()
        passCount += 1
      }
    }
    if !root.flags.isDisjoint(with: pendingFlags) { onNeedsFrame?() }
  }

  /// Draws the marked layers in the tree of `root`, and registers the tree as visible.
  package static func displayIfNeeded(_ root: CALayer) {
    show(root)
    performInPass {
      if !root.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay, .uncommitted]) {
        root.displayMarkedLayers()
      }
      TiledLayers.update(in: root)
    }
    TransactionStack.commitImplicit()
  }

  /// Registers `root` as the root of a visible tree, in which animations run.
  package static func show(_ root: CALayer) {
    guard !root.flags.contains(.isVisibleRoot) else { return }
    root.flags.insert(.isVisibleRoot)
    shared.roots.removeAll { $0.layer == nil }
    shared.roots.append(WeakLayer(layer: root))
  }

  /// Removes `root` from the visible roots. The animations in its tree end unfinished in the next frame.
  package static func hide(_ root: CALayer) {
    root.flags.remove(.isVisibleRoot)
    shared.roots.removeAll { $0.layer == nil || $0.layer === root }
    setNeedsFrame()
  }

  static func flush() {
    TransactionStack.commitImplicit()
    for root in shared.roots.compactMap(\.layer) {
      layoutIfNeeded(root)
      displayIfNeeded(root)
    }
  }

  static func layoutMarkedAncestors(_ layer: CALayer) {
    var top = layer
    while let next = top.parent, next.flags.contains(.needsLayout) { top = next }
    let pendingFlags: LayerFlags = [.needsLayout, .descendantNeedsLayout]
    var passCount = 0
    while !top.flags.isDisjoint(with: pendingFlags), passCount < 32 {
      top.layoutMarkedLayers()
      passCount += 1
    }
  }

  private static func performInPass(_ work: () -> Void) {
    let loop = shared
    // The work may end the application, which discards the context.
    withExtendedLifetime(loop) {
      loop.passDepth += 1
      work()
      loop.passDepth -= 1
    }
  }
}
