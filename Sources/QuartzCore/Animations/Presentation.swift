import CoreGraphics
import Foundation

/// The presentation of one layer while it is computed: the model's values, written over by one animation after another.
@MainActor
package final class Presentation {
  package let layer: CALayer
  /// The system's values as they are seen.
  package var values = LayerValues()
  /// Values under the user's own keys that animations drive.
  package var custom: [String: LayerValue] = [:]
  /// What the animations wrote to, for the compositor.
  package var touched: LayerChanges = []
  /// Whether something was written that the layer draws from.
  package var redraws = false
  /// Whether this is another moment than the one that the layer shows: nothing but `values` is written then.
  let isElsewhen: Bool

  init(layer: CALayer, isElsewhen: Bool = false) {
    self.layer = layer
    self.isElsewhen = isElsewhen
  }

  func reset() {
    values = layer.modelValues
    custom.removeAll(keepingCapacity: true)
    touched = []
    redraws = false
    if !isElsewhen { layer.resetShownExtras() }
  }

  /// What is there so far.
  package func value(at path: LayerKeyPath) -> LayerValue? {
    switch path {
    case .known(let key, let part):
      guard let whole = values.value(key) ?? layer.extraValue(key, shown: true) else { return nil }
      return part.read(whole)
    case .custom(let name):
      return custom[name] ?? LayerValue(any: layer.value(forKeyPath: name))
    }
  }

  package func set(_ value: LayerValue, at path: LayerKeyPath) {
    switch path {
    case .known(let key, let part):
      var whole = value
      if part != .whole {
        guard let old = values.value(key) ?? layer.extraValue(key, shown: true) else { return }
        whole = part.write(value, into: old)
      }
      if let number = whole.number, key == .opacity || key == .shadowOpacity {
        // Springs overshoot.
        whole = .number(min(max(number, 0), 1))
      }
      values.set(whole, for: key)
      if !isElsewhen { layer.setExtraValue(key, whole, shown: true) }
      touched.formUnion(key.changes)
      if key.redraws { redraws = true }
    case .custom(let name):
      custom[name] = value
      if type(of: layer).needsDisplay(forKey: name) {
        redraws = true
        touched.insert(.contents)
      }
    }
  }
}
