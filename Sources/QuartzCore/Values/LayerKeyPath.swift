import CoreGraphics
import Foundation

/// A parsed key path of a layer: a property with a component of its value, or a key that is not a property of the layer.
package enum LayerKeyPath: Equatable, Sendable {
  case known(LayerKey, Part)
  case custom(String)

  /// A component of a layer's property value, such as a coordinate.
  package enum Part: String, Sendable {
    case whole = ""
    case x, y, width, height
    case origin, originX = "origin.x", originY = "origin.y"
    case size, sizeWidth = "size.width", sizeHeight = "size.height"
    case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
    case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
    case translation, translationX = "translation.x", translationY = "translation.y", translationZ = "translation.z"
    case m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44
  }

  package init(_ path: String) {
    let dot = path.firstIndex(of: ".")
    let first = dot.map { String(path[..<$0]) } ?? path
    let remainingPath = dot.map { String(path[path.index(after: $0)...]) } ?? ""
    if first == "frame", remainingPath.isEmpty {
      self = .custom(path)
    } else if let key = LayerKey(name: first), let part = Part(rawValue: remainingPath) {
      self = .known(key, part)
    } else {
      self = .custom(path)
    }
  }
}

extension LayerKeyPath.Part {
  /// Returns this component of `value`, or nil if the value has no such component.
  func read(_ value: LayerValue) -> LayerValue? {
    switch (self, value) {
    case (.whole, _): return value
    case (.x, .point(let value)): return .number(Double(value.x))
    case (.y, .point(let value)): return .number(Double(value.y))
    case (.width, .size(let value)): return .number(Double(value.width))
    case (.height, .size(let value)): return .number(Double(value.height))
    case (.origin, .rect(let value)): return .point(value.origin)
    case (.originX, .rect(let value)): return .number(Double(value.origin.x))
    case (.originY, .rect(let value)): return .number(Double(value.origin.y))
    case (.size, .rect(let value)): return .size(value.size)
    case (.sizeWidth, .rect(let value)): return .number(Double(value.size.width))
    case (.sizeHeight, .rect(let value)): return .number(Double(value.size.height))
    case (_, .transform(let value)): return readTransform(value)
    default: return nil
    }
  }

  /// Returns a copy of `value` with this component replaced. If `value` has no such component, it is returned
  /// unchanged.
  func write(_ part: LayerValue, into value: LayerValue) -> LayerValue {
    let number = CGFloat(part.number ?? 0)
    switch (self, value) {
    case (.whole, _): return part
    case (.x, .point(let value)): return .point(CGPoint(x: number, y: value.y))
    case (.y, .point(let value)): return .point(CGPoint(x: value.x, y: number))
    case (.width, .size(let value)): return .size(CGSize(width: number, height: value.height))
    case (.height, .size(let value)): return .size(CGSize(width: value.width, height: number))
    case (.origin, .rect(let value)): return .rect(CGRect(origin: part.point ?? value.origin, size: value.size))
    case (.originX, .rect(var value)):
      value.origin.x = number
      return .rect(value)
    case (.originY, .rect(var value)):
      value.origin.y = number
      return .rect(value)
    case (.size, .rect(let value)): return .rect(CGRect(origin: value.origin, size: part.size ?? value.size))
    case (.sizeWidth, .rect(var value)):
      value.size.width = number
      return .rect(value)
    case (.sizeHeight, .rect(var value)):
      value.size.height = number
      return .rect(value)
    case (_, .transform(let value)): return .transform(writeTransform(part, into: value))
    default: return value
    }
  }

  private var entry: WritableKeyPath<CATransform3D, CGFloat>? {
    switch self {
    case .m11: \.m11
    case .m12: \.m12
    case .m13: \.m13
    case .m14: \.m14
    case .m21: \.m21
    case .m22: \.m22
    case .m23: \.m23
    case .m24: \.m24
    case .m31: \.m31
    case .m32: \.m32
    case .m33: \.m33
    case .m34: \.m34
    case .m41: \.m41
    case .m42: \.m42
    case .m43: \.m43
    case .m44: \.m44
    default: nil
    }
  }

  private func readTransform(_ t: CATransform3D) -> LayerValue? {
    if let entry { return .number(Double(t[keyPath: entry])) }
    guard let parts = TransformComponents(t) else { return .number(0) }
    let value: CGFloat
    switch self {
    case .rotation, .rotationZ: value = parts.angle ?? parts.rotation.eulerAngles.z
    case .rotationX: value = parts.angle == nil ? parts.rotation.eulerAngles.x : 0
    case .rotationY: value = parts.angle == nil ? parts.rotation.eulerAngles.y : 0
    case .scale: value = (parts.scale.x + parts.scale.y + parts.scale.z) / 3
    case .scaleX: value = parts.scale.x
    case .scaleY: value = parts.scale.y
    case .scaleZ: value = parts.scale.z
    case .translation: return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    case .translationX: value = parts.translation.x
    case .translationY: value = parts.translation.y
    case .translationZ: value = parts.translation.z
    default: return nil
    }
    return .number(Double(value))
  }

  private func writeTransform(_ part: LayerValue, into t: CATransform3D) -> CATransform3D {
    let number = CGFloat(part.number ?? 0)
    var t = t
    if let entry {
      t[keyPath: entry] = number
      return t
    }
    guard var parts = TransformComponents(t) else { return t }
    switch self {
    case .rotation, .rotationZ:
      if parts.angle != nil {
        parts.angle = number
      } else {
        let angles = parts.rotation.eulerAngles
        parts.rotation = Rotation(eulerAngles: (angles.x, angles.y, number))
      }
    case .rotationX, .rotationY:
      var angles = parts.rotation.eulerAngles
      if self == .rotationX { angles.x = number } else { angles.y = number }
      parts.angle = nil
      parts.rotation = Rotation(eulerAngles: angles)
    case .scale: parts.scale = (number, number, number)
    case .scaleX: parts.scale.x = number
    case .scaleY: parts.scale.y = number
    case .scaleZ: parts.scale.z = number
    case .translation:
      let offset = part.size ?? part.point.map { CGSize(width: $0.x, height: $0.y) } ?? .zero
      parts.translation.x = offset.width
      parts.translation.y = offset.height
    case .translationX: parts.translation.x = number
    case .translationY: parts.translation.y = number
    case .translationZ: parts.translation.z = number
    default: break
    }
    return parts.transform
  }
}
