import CoreGraphics
import Foundation

/// The animations of one layer and the presentation that they make.
@MainActor
final class LayerMotion {
  /// One animation and where it stands.
  @MainActor
  final class Entry {
    let key: String?
    let animation: CAAnimation
    let completions: [TransactionCompletion]
    /// When it began, in the layer's time.
    var begin: CFTimeInterval
    /// Whether `begin` is "when it was added" rather than a time that was asked for.
    let beginsWhenAdded: Bool
    var hasStarted = false
    var isOver = false
    var wasSampled = false

    init(key: String?, animation: CAAnimation, begin: CFTimeInterval?, now: CFTimeInterval) {
      self.key = key
      self.animation = animation
      self.begin = begin ?? now
      beginsWhenAdded = begin == nil
      completions = TransactionStack.waiting
      for completion in completions { completion.enter() }
    }
  }

  private(set) var entries: [Entry] = []
  let presentation: Presentation
  /// The model changed since the presentation was made.
  private(set) var isStale = false
  /// What the animations wrote to last time, so that the compositor looks again when they let go of it.
  private var lastTouched: LayerChanges = []
  /// True when sampling again at a later time gives the same: nothing runs, though something may be held.
  private(set) var isSettled = false
  var overlay: TransitionOverlay?

  init(layer: CALayer) { presentation = Presentation(layer: layer) }

  var isEmpty: Bool { entries.isEmpty }

  func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  func add(_ entry: Entry, to layer: CALayer) {
    if let key = entry.key, let old = self.entry(key) { end([old], of: layer, finished: false) }
    entries.append(entry)
    isSettled = false
    layer.motion = self
    if overlay != nil { layer.transitionChanged() }
    RenderLoop.register(layer)
    sample(layer, at: CACurrentMediaTime())
  }

  func remove(_ key: String, of layer: CALayer) {
    guard let entry = entry(key) else { return }
    end([entry], of: layer, finished: false)
  }

  func removeAll(of layer: CALayer) { end(entries, of: layer, finished: false) }

  /// Takes `ended` out and tells everybody, `finished` saying how they ended.
  func end(_ ended: [Entry], of layer: CALayer, finished: Bool) {
    guard !ended.isEmpty else { return }
    entries.removeAll { entry in ended.contains { $0 === entry } }
    if entries.isEmpty {
      layer.motion = nil
      layer.markChanged(lastTouched)
      if overlay != nil { layer.transitionChanged() }
      layer.presentationEnded(redraws: presentation.redraws)
      if lastTouched.contains(.geometry) { layer.shownOrderChanged() }
    } else {
      if overlay != nil, !entries.contains(where: { $0.animation is CATransition }) {
        overlay = nil
        layer.transitionChanged()
      }
      sample(layer, at: CACurrentMediaTime())
    }
    for entry in ended { RenderLoop.tellEnd(of: entry, finished: finished) }
  }

  func modelChanged(of layer: CALayer) { isStale = true }

  func timingChanged() { isSettled = false }

  /// The presentation, brought up to date with the model if that changed since.
  func current(of layer: CALayer) -> Presentation {
    if isStale { sample(layer, at: CACurrentMediaTime()) }
    return presentation
  }

  /// Computes the presentation at `time` (of the whole system). With `ends`, answers the animations that came to their
  /// end, each once: who asks for that ends them. Without it they are left to the next frame, whoever looks before.
  @discardableResult
  func sample(_ layer: CALayer, at time: CFTimeInterval, ends: Bool = false) -> [Entry] {
    isStale = false
    let local = layer.localTime(time)
    let before = lastTouched
    presentation.reset()
    var over: [Entry] = []
    var runs = false
    var owesEnd = false
    for entry in entries {
      if let timeline = entry.animation.timeline {
        let progress = timeline.progress(at: time, delay: entry.animation.timelineDelay)
        entry.animation.apply(.init(progress: progress, iteration: 0, phase: .active), to: presentation)
        if timeline.isRunning { runs = true }
        start(entry)
        continue
      }
      let timing = entry.animation.timing
      // A frame may be stamped a little earlier than the moment at which its animations were added.
      if entry.beginsWhenAdded, !entry.wasSampled || local < entry.begin { entry.begin = min(entry.begin, local) }
      entry.wasSampled = true
      let (phase, moment) = timing.moment(at: local, begin: entry.begin, simple: entry.animation.duration)
      if let moment { entry.animation.apply(moment, to: presentation) }
      switch phase {
      case .before: runs = true
      case .active:
        if timing.speed != 0 { runs = true }
        start(entry)
      case .after:
        start(entry)
        if entry.isOver { break }
        if ends {
          entry.isOver = true
          over.append(entry)
        } else {
          owesEnd = true
        }
      }
    }
    isSettled = !owesEnd && (!runs || layer.timeStandsStill)
    lastTouched = presentation.touched
    let changes = before.union(lastTouched)
    if !changes.isEmpty { layer.markChanged(changes) }
    if presentation.redraws { layer.presentationRedraws() }
    if changes.contains(.geometry) { layer.shownOrderChanged() }
    return over
  }

  /// What the layer shows at another moment: `lag` seconds of its own time before `time` (of the whole system). Nobody is
  /// told. Also whether it goes on changing.
  func values(of layer: CALayer, at time: CFTimeInterval, lag: CFTimeInterval) -> (values: LayerValues, runs: Bool) {
    let local = layer.localTime(time) - lag
    let shown = Presentation(layer: layer, isElsewhen: true)
    shown.reset()
    var runs = false
    for entry in entries {
      if let timeline = entry.animation.timeline {
        let progress = timeline.progress(at: time - lag, delay: entry.animation.timelineDelay)
        entry.animation.apply(.init(progress: progress, iteration: 0, phase: .active), to: shown)
        if timeline.isRunning { runs = true }
        continue
      }
      let timing = entry.animation.timing
      let (phase, moment) = timing.moment(at: local, begin: entry.begin, simple: entry.animation.duration)
      if let moment { entry.animation.apply(moment, to: shown) }
      if phase == .before || (phase == .active && timing.speed != 0) { runs = true }
    }
    return (shown.values, runs)
  }

  private func start(_ entry: Entry) {
    guard !entry.hasStarted else { return }
    entry.hasStarted = true
    RenderLoop.tellStart(of: entry)
  }
}
