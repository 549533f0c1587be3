import Foundation

/// An object that collects the changes in the closures of `addKeyframe`. For each changed property of a layer, the object creates
/// one key frame animation.
@MainActor
final class KeyframeCollector {
  /// The storage of the collector of the innermost `animateKeyframes` call that is running. Each application has its own instance.
  @MainActor final class CurrentStorage {
    fileprivate var current: KeyframeCollector?
  }
  private static var shared: CurrentStorage { ApplicationContext.object(.keyframes, CurrentStorage()) }

  /// The collector of the innermost `animateKeyframes` call that is running, or nil outside of such calls.
  package private(set) static var current: KeyframeCollector? {
    get { shared.current }
    set { shared.current = newValue }
  }

  /// A value that a property has at the end of a key frame. The start and end of the key frame are fractions of the
  /// total duration.
  private struct Change {
    var start: Double
    var end: Double
    var value: LayerValue
  }

  /// All changes of one property of one layer, in the order of the key frames.
  private final class Track {
    let layer: CALayer
    let key: LayerKey
    let initialValue: LayerValue
    var changes: [Change] = []

    init(layer: CALayer, key: LayerKey, initialValue: LayerValue) {
      self.layer = layer
      self.key = key
      self.initialValue = initialValue
    }
  }

  private var tracks: [Track] = []
  /// The start and end of the key frame whose changes are being collected, as fractions of the total duration.
  private var relativeFrame = (start: 0.0, end: 1.0)
  private var enclosingCollector: KeyframeCollector?

  /// Runs the closure of `animateKeyframes` while this collector is the current one.
  func perform(_ body: () -> Void) {
    enclosingCollector = Self.current
    Self.current = self
    body()
    Self.current = enclosingCollector
    enclosingCollector = nil
  }

  /// Runs the closure of an `addKeyframe` call and records its changes for that key frame. The start and the duration
  /// are fractions of the total duration.
  func addFrame(start: Double, duration: Double, _ body: () -> Void) {
    let previousFrame = relativeFrame
    let start = min(max(start, 0), 1)
    relativeFrame = (start, min(max(start + duration, start), 1))
    body()
    relativeFrame = previousFrame
  }

  /// Records a change of a layer's property for the key frame whose closure is running. A nil value means that the
  /// property has no value, such as a view without a background color.
  func collect(_ layer: CALayer, _ key: LayerKey, _ oldValue: LayerValue?, _ newValue: LayerValue?) {
    guard let initialValue = oldValue ?? LayerValue.transparentValue(like: newValue),
      let value = newValue ?? LayerValue.transparentValue(like: oldValue)
    else { return }
    let track: Track
    if let existingTrack = tracks.first(where: { $0.layer === layer && $0.key == key }) {
      track = existingTrack
    } else {
      track = Track(layer: layer, key: key, initialValue: initialValue)
      tracks.append(track)
    }
    if let last = track.changes.last, last.start == relativeFrame.start, last.end == relativeFrame.end {
      // If the property is set twice in one key frame, the last value counts.
      track.changes[track.changes.count - 1].value = value
    } else {
      track.changes.append(Change(start: relativeFrame.start, end: relativeFrame.end, value: value))
    }
  }

  /// Adds one animation for each recorded property to its layer.
  func start(
    duration: TimeInterval, delay: TimeInterval, mode: CAAnimationCalculationMode, context: ViewAnimationContext
  ) {
    for track in tracks {
      let changes = track.changes.sorted { $0.start < $1.start }
      var keyTimes = [0.0]
      var values = [track.initialValue]
      for change in changes {
        let last = keyTimes[keyTimes.count - 1]
        let startTime = max(change.start, last)
        if startTime > last {
          keyTimes.append(startTime)
          values.append(values[values.count - 1])
        }
        keyTimes.append(max(change.end, startTime))
        values.append(change.value)
      }
      if keyTimes[keyTimes.count - 1] < 1 {
        keyTimes.append(1)
        values.append(values[values.count - 1])
      }
      let animation = CAKeyframeAnimation(keyPath: track.key.name)
      var isAdditive = false
      if ViewAnimationAction.isAdditive(track.key), let finalValue = track.layer.currentValue(track.key),
        let offsets = Self.offsets(values, from: finalValue)
      {
        values = offsets
        isAdditive = true
      }
      animation.isAdditive = isAdditive
      animation.values = values
      animation.keyTimes = keyTimes.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      if case .curve(let function) = context.pace { animation.timingFunction = function }
      animation.duration = max(duration, 1e-4)
      animation.repeatCount = context.repeatCount
      animation.autoreverses = context.autoreverses
      animation.fillMode = .both
      if delay > 0 { animation.beginTime = track.layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
      context.group.add(
        animation, on: track.layer, blocksTouches: !context.options.contains(.allowUserInteraction))
      let name = track.key.name
      track.layer.add(animation, forKey: isAdditive ? ViewAnimationAction.unusedKey(name, on: track.layer) : name)
    }
  }

  private static func offsets(_ values: [LayerValue], from finalValue: LayerValue) -> [LayerValue]? {
    if case .transform(let transform) = finalValue, transform.inverse == nil || !transform.isAffine { return nil }
    return values.map { $0.subtracting(finalValue) }
  }
}
