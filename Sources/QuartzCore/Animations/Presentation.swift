import CoreGraphics
import Foundation

/// The presentation values of a layer while they are computed: initially the model values, to which the animations are applied in
/// sequence.
@MainActor
package final class Presentation {
  package let layer: CALayer
  /// The visible values of the built-in properties.
  package var values = LayerValues()
  /// The animated values for keys that are not properties of the layer.
  package var customValues: [String: LayerValue] = [:]
  /// The kinds of properties of the layer that animations have changed, and that the compositor must update.
  package var changes: LayerChanges = []
  /// Indicates whether an animation changed a property that affects the layer's own drawing.
  package var redraws = false
  /// Indicates whether the presentation is computed for a time other than the time of the current frame. If so, only `values`
  /// is updated.
  let isForOtherTime: Bool

  init(layer: CALayer, isForOtherTime: Bool = false) {
    self.layer = layer
    self.isForOtherTime = isForOtherTime
  }

  func reset() {
    values = layer.modelValues
    customValues.removeAll(keepingCapacity: true)
    changes = []
    redraws = false
    if !isForOtherTime { layer.resetPresentationExtras() }
  }

  /// Returns the value at `path` after the animations that have been applied so far. The result is nil if the property
  /// is not set or its value has no such component.
  package func value(at path: LayerKeyPath) -> LayerValue? {
    switch path {
    case .known(let key, let part):
      guard let fullValue = values.value(key) ?? layer.extraValue(key, shown: true) else { return nil }
      return part.read(fullValue)
    case .custom(let name):
      return customValues[name] ?? LayerValue(any: layer.value(forKeyPath: name))
    }
  }

  package func set(_ value: LayerValue, at path: LayerKeyPath) {
    switch path {
    case .known(let key, let part):
      var combinedValue = value
      if part != .whole {
        guard let oldValue = values.value(key) ?? layer.extraValue(key, shown: true) else { return }
        combinedValue = part.write(value, into: oldValue)
      }
      if let number = combinedValue.number, key == .opacity || key == .shadowOpacity {
        // A spring can overshoot the range.
        combinedValue = .number(min(max(number, 0), 1))
      }
      values.set(combinedValue, for: key)
      if !isForOtherTime { layer.setExtraValue(key, combinedValue, shown: true) }
      changes.formUnion(key.changes)
      if key.redraws { redraws = true }
    case .custom(let name):
      customValues[name] = value
      if type(of: layer).needsDisplay(forKey: name) {
        redraws = true
        changes.insert(.contents)
      }
    }
  }
}
