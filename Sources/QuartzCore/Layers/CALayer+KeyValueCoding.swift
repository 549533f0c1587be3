import CoreGraphics
import Foundation

// Key-value coding of layers. Foundation on Linux has no key-value coding, so these are methods of the class.
extension CALayer {
  /// Sets a property, or a component of a property, by its key path.
  ///
  /// - Parameters:
  ///   - value: The new value. For a component, nil means 1 in a scale and 0 otherwise.
  ///   - keyPath: A key path such as `position.x`, `bounds.size.width`, `transform.rotation.z` or `transform.scale`.
  ///     Rotations are in radians. An unknown key path stores the value in the layer.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard keyPath.contains(".") else { return setValue(value, forKey: keyPath) }
    switch LayerKeyPath(keyPath) {
    case .known(let key, let part):
      guard let oldValue = modelValue(key), let newValue = LayerValue(any: value) ?? part.neutral else { return }
      setModelValue(part.write(newValue, into: oldValue), for: key)
    case .custom:
      if keyPath.hasPrefix("frame."), let part = LayerKeyPath.Part(rawValue: String(keyPath.dropFirst(6))),
        let newRectValue = LayerValue(any: value), let rect = part.write(newRectValue, into: .rect(frame)).rect
      {
        frame = rect
      } else if !setNestedValue(value, forKeyPath: keyPath) {
        setCustomValue(value, forKey: keyPath)
      }
    }
  }

  /// Returns the value of a property, or of a component of a property, by its key path.
  ///
  /// - Parameter keyPath: A key path such as `position.x` or `transform.rotation.z`. Rotations are in radians.
  /// - Returns: The value, or nil if there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard keyPath.contains(".") else { return value(forKey: keyPath) }
    switch LayerKeyPath(keyPath) {
    case .known(let key, let part): return modelValue(key).flatMap { part.read($0) }?.object
    case .custom:
      if keyPath.hasPrefix("frame."), let part = LayerKeyPath.Part(rawValue: String(keyPath.dropFirst(6))) {
        return part.read(.rect(frame))?.object
      }
      return extras?.customValues[keyPath] ?? nestedValue(forKeyPath: keyPath)
    }
  }

  final func setCustomValue(_ value: Any?, forKey key: String) {
    let action = flags.contains(.isPresentation) ? nil : lookUpAction(key)
    if let value { makeExtras().customValues[key] = value } else { extras?.customValues[key] = nil }
    layerAnimations?.modelDidChange(of: self)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  final func modelValue(_ key: LayerKey) -> LayerValue? { modelValues.value(key) ?? extraValue(key, shown: false) }

  /// Sets a property in the same way as its setter: runs an action, and marks the layer for layout and drawing.
  final func setModelValue(_ value: LayerValue?, for key: LayerKey) {
    let oldValue = modelValue(key)
    if let oldValue = oldValue, let value, oldValue.isEqual(to: value) { return }
    let isResized = key == .bounds && value?.rect?.size != modelValues.bounds.size
    let action = willChange(key)
    modelValues.set(value, for: key)
    setExtraValue(key, value, shown: false)
    switch key {
    case .transform, .sublayerTransform, .isGeometryFlipped: updateMappingFlags()
    case .zPosition: zOrderDidChange()
    default: break
    }
    if key.redraws { setNeedsDisplay() }
    didChange(key, action)
    if isResized { boundsDidResize() }
  }

  final func updateMappingFlags() {
    flags.remove([.hasTransform, .hasSublayerTransform, .isFlipped])
    if !modelValues.transform.isIdentity { flags.insert(.hasTransform) }
    if !modelValues.sublayerTransform.isIdentity { flags.insert(.hasSublayerTransform) }
    if modelValues.isGeometryFlipped { flags.insert(.isFlipped) }
  }

  /// The default implementation of `defaultValue(forKey:)`. The result is nil if the key is unknown or the property is
  /// not set in a new layer.
  static func builtInDefault(forKey key: String) -> Any? {
    LayerKey(name: key).flatMap { LayerValues().value($0)?.object }
  }
}

extension LayerKeyPath.Part {
  /// The value that replaces nil when a component of a property is set: 1 for a scale, otherwise 0.
  fileprivate var neutral: LayerValue? {
    switch self {
    case .scale, .scaleX, .scaleY, .scaleZ: .number(1)
    case .whole: nil
    default: .number(0)
    }
  }
}
