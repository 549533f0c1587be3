import CoreGraphics
import Foundation

/// The animations of one layer, and the presentation values that they produce.
@MainActor
final class LayerAnimations {
  /// An animation that was added to the layer, and its state.
  @MainActor
  final class Entry {
    let key: String?
    let animation: CAAnimation
    let completions: [TransactionCompletion]
    /// The time at which the animation began, in the layer's time.
    var begin: CFTimeInterval
    /// Indicates whether the animation begins when it is added. Otherwise it begins at its `beginTime`.
    let beginsWhenAdded: Bool
    var hasStarted = false
    var isFinished = false
    var wasSampled = false

    init(key: String?, animation: CAAnimation, begin: CFTimeInterval?, now: CFTimeInterval) {
      self.key = key
      self.animation = animation
      self.begin = begin ?? now
      beginsWhenAdded = begin == nil
      completions = TransactionStack.openCompletions
      for completion in completions { completion.enter() }
    }
  }

  private(set) var entries: [Entry] = []
  let presentation: Presentation
  /// Indicates whether the layer's model values have changed since its presentation values were last computed.
  private(set) var isStale = false
  /// The aspects of the layer that the animations changed when they were last sampled. The compositor updates these
  /// aspects when the animations end.
  private var lastChanges: LayerChanges = []
  /// Indicates whether the presentation does not change with time. In this case, no animation is running, but
  /// animations that have ended may still have an effect.
  private(set) var isConstant = false
  var overlay: TransitionOverlay?

  init(layer: CALayer) { presentation = Presentation(layer: layer) }

  var isEmpty: Bool { entries.isEmpty }

  func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  func add(_ entry: Entry, to layer: CALayer) {
    if let key = entry.key, let replacedEntry = self.entry(key) { end([replacedEntry], of: layer, finished: false) }
    entries.append(entry)
    isConstant = false
    layer.layerAnimations = self
    if overlay != nil { layer.transitionDidChange() }
    RenderLoop.register(layer)
    sample(layer, at: CACurrentMediaTime())
  }

  func remove(_ key: String, of layer: CALayer) {
    guard let entry = entry(key) else { return }
    end([entry], of: layer, finished: false)
  }

  func removeAll(of layer: CALayer) { end(entries, of: layer, finished: false) }

  /// Removes the animations of the entries `endedEntries`, notifies their delegates, and calls their completions.
  /// `finished` indicates whether the animations reached their end.
  func end(_ endedEntries: [Entry], of layer: CALayer, finished: Bool) {
    guard !endedEntries.isEmpty else { return }
    entries.removeAll { entry in endedEntries.contains { $0 === entry } }
    if entries.isEmpty {
      layer.layerAnimations = nil
      layer.markChanged(lastChanges)
      if overlay != nil { layer.transitionDidChange() }
      layer.presentationDidEnd(redraws: presentation.redraws)
      if lastChanges.contains(.geometry) { layer.visibleOrderDidChange() }
    } else {
      if overlay != nil, !entries.contains(where: { $0.animation is CATransition }) {
        overlay = nil
        layer.transitionDidChange()
      }
      sample(layer, at: CACurrentMediaTime())
    }
    for entry in endedEntries { RenderLoop.notifyEnd(of: entry, finished: finished) }
  }

  func modelDidChange(of layer: CALayer) { isStale = true }

  func timingDidChange() { isConstant = false }

  /// Returns the presentation of `layer`, and computes it again if the model values have changed.
  func current(of layer: CALayer) -> Presentation {
    if isStale { sample(layer, at: CACurrentMediaTime()) }
    return presentation
  }

  /// Computes the presentation of `layer` at a time of `CACurrentMediaTime()`.
  ///
  /// If `ends` is true, the method returns the animations that have reached their end. Each animation is returned once, and the
  /// caller must remove it. Otherwise, the result is empty and the animations end in the next frame.
  @discardableResult
  func sample(_ layer: CALayer, at time: CFTimeInterval, ends: Bool = false) -> [Entry] {
    isStale = false
    let localTime = layer.localTime(time)
    let previousChanges = lastChanges
    presentation.reset()
    var endedEntries: [Entry] = []
    var isRunning = false
    var hasUnfinishedEnd = false
    for entry in entries {
      if let timeline = entry.animation.timeline {
        let progress = timeline.progress(at: time, delay: entry.animation.timelineDelay)
        entry.animation.apply(.init(progress: progress, iteration: 0, phase: .active), to: presentation)
        if timeline.isRunning { isRunning = true }
        start(entry)
        continue
      }
      let timing = entry.animation.timing
      // The time of a frame can be slightly earlier than the time at which its animations were added.
      if entry.beginsWhenAdded, !entry.wasSampled || localTime < entry.begin {
        entry.begin = min(entry.begin, localTime)
      }
      entry.wasSampled = true
      let (phase, moment) = timing.moment(at: localTime, begin: entry.begin, simpleDuration: entry.animation.duration)
      if let moment { entry.animation.apply(moment, to: presentation) }
      switch phase {
      case .before: isRunning = true
      case .active:
        if timing.speed != 0 { isRunning = true }
        start(entry)
      case .after:
        start(entry)
        if entry.isFinished { break }
        if ends {
          entry.isFinished = true
          endedEntries.append(entry)
        } else {
          hasUnfinishedEnd = true
        }
      }
    }
    isConstant = !hasUnfinishedEnd && (!isRunning || layer.isTimeStopped)
    lastChanges = presentation.changes
    let changes = previousChanges.union(lastChanges)
    if !changes.isEmpty { layer.markChanged(changes) }
    if presentation.redraws { layer.presentationDidRedraw() }
    if changes.contains(.geometry) { layer.visibleOrderDidChange() }
    return endedEntries
  }

  /// Returns the values of `layer` at an earlier time, and whether animations still change them. The time is `lag`
  /// seconds of the layer's own time before `time`. The method does not notify delegates.
  func values(of layer: CALayer, at time: CFTimeInterval, lag: CFTimeInterval) -> (values: LayerValues, isRunning: Bool)
  {
    let localTime = layer.localTime(time) - lag
    let presentation = Presentation(layer: layer, isForOtherTime: true)
    presentation.reset()
    var isRunning = false
    for entry in entries {
      if let timeline = entry.animation.timeline {
        let progress = timeline.progress(at: time - lag, delay: entry.animation.timelineDelay)
        entry.animation.apply(.init(progress: progress, iteration: 0, phase: .active), to: presentation)
        if timeline.isRunning { isRunning = true }
        continue
      }
      let timing = entry.animation.timing
      let (phase, moment) = timing.moment(at: localTime, begin: entry.begin, simpleDuration: entry.animation.duration)
      if let moment { entry.animation.apply(moment, to: presentation) }
      if phase == .before || (phase == .active && timing.speed != 0) { isRunning = true }
    }
    return (presentation.values, isRunning)
  }

  private func start(_ entry: Entry) {
    guard !entry.hasStarted else { return }
    entry.hasStarted = true
    RenderLoop.notifyStart(of: entry)
  }
}
