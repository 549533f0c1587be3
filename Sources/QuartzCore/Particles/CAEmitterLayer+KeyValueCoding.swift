import CoreGraphics
import Foundation

// The properties of emitter layers by name, and their animated values.
extension CAEmitterLayer {
  final func setEmitterValue(_ converted: LayerValue?, _ value: Any?, forKey key: String) -> Bool {
    let number = converted?.number
    switch key {
    case "birthRate": if let number { birthRate = Float(number) }
    case "lifetime": if let number { lifetime = Float(number) }
    case "velocity": if let number { velocity = Float(number) }
    case "scale": if let number { scale = Float(number) }
    case "spin": if let number { spin = Float(number) }
    case "emitterPosition": if let point = converted?.point { emitterPosition = point }
    case "emitterZPosition": if let number { emitterZPosition = CGFloat(number) }
    case "emitterSize": if let size = converted?.size { emitterSize = size }
    case "emitterDepth": if let number { emitterDepth = CGFloat(number) }
    case "emitterShape":
      if let shape = value as? CAEmitterLayerEmitterShape ?? (value as? String).map(CAEmitterLayerEmitterShape.init) {
        emitterShape = shape
      }
    case "emitterMode":
      if let mode = value as? CAEmitterLayerEmitterMode ?? (value as? String).map(CAEmitterLayerEmitterMode.init) {
        emitterMode = mode
      }
    case "renderMode":
      if let mode = value as? CAEmitterLayerRenderMode ?? (value as? String).map(CAEmitterLayerRenderMode.init) {
        renderMode = mode
      }
    case "seed": if let number, let seed = UInt32(exactly: number) { self.seed = seed }
    case "emitterCells": emitterCells = value as? [CAEmitterCell]
    default: return false
    }
    return true
  }

  final func emitterValue(forKey key: String) -> Any? {
    switch key {
    case "birthRate": NSNumber(value: birthRate)
    case "lifetime": NSNumber(value: lifetime)
    case "velocity": NSNumber(value: velocity)
    case "scale": NSNumber(value: scale)
    case "spin": NSNumber(value: spin)
    case "emitterPosition": emitterPosition
    case "emitterZPosition": NSNumber(value: Double(emitterZPosition))
    case "emitterSize": emitterSize
    case "emitterDepth": NSNumber(value: Double(emitterDepth))
    case "emitterShape": emitterShape.rawValue
    case "emitterMode": emitterMode.rawValue
    case "renderMode": renderMode.rawValue
    case "seed": NSNumber(value: seed)
    case "emitterCells": emitterCells
    default: nil
    }
  }

  /// Sets a coordinate such as `emitterPosition.x`.
  final func setEmitterComponent(_ value: LayerValue?, at keyPath: String) -> Bool {
    guard let (key, part) = component(keyPath), let old = LayerValue(any: emitterValue(forKey: key)), let value else {
      return false
    }
    return setEmitterValue(part.write(value, into: old), nil, forKey: key)
  }

  final func emitterComponent(at keyPath: String) -> Any? {
    guard let (key, part) = component(keyPath), let value = LayerValue(any: emitterValue(forKey: key)) else {
      return nil
    }
    return part.read(value)?.object
  }

  private func component(_ keyPath: String) -> (String, LayerKeyPath.Part)? {
    guard let dot = keyPath.firstIndex(of: "."),
      let part = LayerKeyPath.Part(rawValue: String(keyPath[keyPath.index(after: dot)...]))
    else { return nil }
    return (String(keyPath[..<dot]), part)
  }

  // MARK: Animated values

  private func shown(_ key: String) -> LayerValue? {
    layerAnimations?.current(of: self).customValues[key]
  }

  /// The factors, with the values of running animations.
  final var shownFactors: ParticleFactors {
    guard layerAnimations != nil else { return factors }
    return ParticleFactors(
      birthRate: shown("birthRate")?.number ?? factors.birthRate,
      lifetime: shown("lifetime")?.number ?? factors.lifetime,
      velocity: shown("velocity")?.number ?? factors.velocity,
      scale: shown("scale")?.number ?? factors.scale,
      spin: shown("spin")?.number ?? factors.spin)
  }

  /// The shape, with the values of running animations.
  final var shownShape: EmissionShape {
    guard layerAnimations != nil else { return emissionShape }
    var shape = emissionShape
    if let point = shown("emitterPosition")?.point {
      shape.center.x = Double(point.x)
      shape.center.y = Double(point.y)
    }
    if let x = shown("emitterPosition.x")?.number { shape.center.x = x }
    if let y = shown("emitterPosition.y")?.number { shape.center.y = y }
    if let z = shown("emitterZPosition")?.number { shape.center.z = z }
    if let size = shown("emitterSize")?.size {
      shape.size.x = Double(size.width)
      shape.size.y = Double(size.height)
    }
    if let depth = shown("emitterDepth")?.number { shape.size.z = depth }
    return shape
  }

  /// Sets the animated values of cells (`emitterCells.NAME.birthRate`) for the time of an update. Returns the values to restore.
  final func beginAnimatedCells() -> [(cell: CAEmitterCell, key: String, value: Any?)] {
    guard let values = layerAnimations?.current(of: self).customValues else { return [] }
    var replaced: [(cell: CAEmitterCell, key: String, value: Any?)] = []
    for (keyPath, value) in values {
      guard let (cell, key) = emitterCells?.cell(at: keyPath) else { continue }
      replaced.append((cell, key, cell.value(forKeyPath: key)))
      cell.setValue(value.object, forKeyPath: key)
    }
    return replaced
  }

  final func endAnimatedCells(_ replaced: [(cell: CAEmitterCell, key: String, value: Any?)]) {
    for entry in replaced { entry.cell.setValue(entry.value, forKeyPath: entry.key) }
  }
}
