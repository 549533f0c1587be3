import CoreGraphics
import Foundation

// Key-value coding of cells. Programs change cells by key paths of their layer, because cells are copied into it on iOS.
extension CAEmitterCell {
  private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
  ]
  private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude, "emissionRange": \.emissionRange,
    "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration,
    "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange, "contentsScale": \.contentsScale,
  ]

  /// Sets a property by its name.
  ///
  /// - Parameters:
  ///   - value: The new value. A value of the wrong kind, or nil for a property that must have a value, leaves the property unchanged.
  ///   - key: The name of a property. An unknown name is ignored.
  public func setValue(_ value: Any?, forKey key: String) {
    if let property = Self.floats[key] {
      if let number = LayerValue(any: value)?.number { self[keyPath: property] = Float(number) }
    } else if let property = Self.numbers[key] {
      if let number = LayerValue(any: value)?.number { self[keyPath: property] = CGFloat(number) }
    } else {
      setOther(LayerValue(any: value), value, forKey: key)
    }
  }

  private func setOther(_ converted: LayerValue?, _ value: Any?, forKey key: String) {
    switch key {
    case "name": name = value as? String
    case "contents": contents = value
    case "color": color = converted?.color
    case "emitterCells": emitterCells = value as? [CAEmitterCell]
    case "enabled", "isEnabled": if let number = converted?.number { isEnabled = number != 0 }
    case "contentsRect": if let rect = converted?.rect { contentsRect = rect }
    case "beginTime": if let number = converted?.number { beginTime = number }
    case "duration": if let number = converted?.number { duration = number }
    default: break
    }
  }

  /// Returns the value of a property by its name.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: The value, with numbers as `NSNumber`, or nil if the name is unknown or the property is not set.
  public func value(forKey key: String) -> Any? {
    if let property = Self.floats[key] { return NSNumber(value: self[keyPath: property]) }
    if let property = Self.numbers[key] { return NSNumber(value: Double(self[keyPath: property])) }
    switch key {
    case "name": return name
    case "contents": return contents
    case "color": return color
    case "emitterCells": return emitterCells
    case "enabled", "isEnabled": return NSNumber(value: isEnabled)
    case "contentsRect": return contentsRect
    case "beginTime": return NSNumber(value: beginTime)
    case "duration": return NSNumber(value: duration)
    default: return nil
    }
  }

  /// Sets a property of this cell, or of a cell that its particles emit.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - keyPath: The name of a property, or a key path such as `emitterCells.spark.birthRate`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard keyPath.contains(".") else { return setValue(value, forKey: keyPath) }
    if let (cell, rest) = emitterCells?.cell(at: keyPath) { cell.setValue(value, forKeyPath: rest) }
  }

  /// Returns the value of a property of this cell, or of a cell that its particles emit.
  ///
  /// - Parameter keyPath: The name of a property, or a key path such as `emitterCells.spark.birthRate`.
  /// - Returns: The value, or nil if there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard keyPath.contains(".") else { return value(forKey: keyPath) }
    return emitterCells?.cell(at: keyPath).flatMap { $0.value(forKeyPath: $1) }
  }
}

extension [CAEmitterCell] {
  /// Returns the first cell that a key path such as `emitterCells.NAME.birthRate` names, and the rest of the key path.
  @MainActor func cell(at keyPath: String) -> (CAEmitterCell, String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "emitterCells", let cell = first(where: { $0.name == String(parts[1]) }) else {
      return nil
    }
    return (cell, String(parts[2]))
  }
}
