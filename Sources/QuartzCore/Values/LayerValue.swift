import CoreGraphics
import Foundation

/// A value of a layer's property, as used by animations and key-value coding.
package enum LayerValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case image(CGImage)
  case colors([CGColor])
  case numbers([Double])
  /// Any other value, which cannot be interpolated and changes in one step.
  case other(Any)

  /// Converts a value of the types that code for iOS assigns to `fromValue` and similar properties.
  ///
  /// The value may be a number of any type, geometry, a boxed value, a color, a path, an image, or a UIKit object that
  /// represents one of these. The result is nil for nil and `NSNull`.
  package init?(any value: Any?) {
    guard let value else { return nil }
    switch value {
    case let value as LayerValue: self = value
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .image(value)
    case let value as any LayerValueConvertible:
      guard let innerValue = LayerValue(any: value.layerValue) else { return nil }
      self = innerValue
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue:
      guard let unboxed = Self.unbox(value) else { return nil }
      self = unboxed
    case is NSNull: return nil
    case let value as [Any]: self = Self.list(value)
    default:
      if let raw = Self.rawNumber(value) { self = .number(raw) } else { self = .other(value) }
    }
  }

  private static func list(_ list: [Any]) -> LayerValue {
    let parts = list.map { LayerValue(any: $0) }
    if !list.isEmpty {
      let colors = parts.compactMap { $0?.color }
      if colors.count == list.count { return .colors(colors) }
      let numbers = parts.compactMap { $0?.number }
      if numbers.count == list.count { return .numbers(numbers) }
    }
    return .other(list)
  }

  static func unbox(_ value: NSValue) -> LayerValue? {
    switch String(cString: value.objCType) {
    case String(cString: NSValue(point: .zero).objCType): .point(value.pointValue)
    case String(cString: NSValue(size: .zero).objCType): .size(value.sizeValue)
    case String(cString: NSValue(rect: .zero).objCType): .rect(value.rectValue)
    case "[16d]": .transform(value.caTransform3DValue)
    case "[6d]": .transform(affine(in: value))
    default: nil
    }
  }

  private static func affine(in value: NSValue) -> CATransform3D {
    var m = CGAffineTransform.identity
    value.getValue(&m)
    return CATransform3DMakeAffineTransform(m)
  }

  private static func rawNumber(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as CACornerMask: Double(value.rawValue)
    default: nil
    }
  }

  /// The object that key-value coding returns. A number is converted to an `NSNumber`, and other values are unchanged.
  package var object: Any {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .image(let value): value
    case .colors(let value): value
    case .numbers(let value): value.map { NSNumber(value: $0) }
    case .other(let value): value
    }
  }

  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
  package var size: CGSize? { if case .size(let value) = self { value } else { nil } }
  package var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
  package var transform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
  package var color: CGColor? { if case .color(let value) = self { value } else { nil } }
  package var path: CGPath? { if case .path(let value) = self { value } else { nil } }
  package var image: CGImage? { if case .image(let value) = self { value } else { nil } }
  package var colors: [CGColor]? { if case .colors(let value) = self { value } else { nil } }
  package var numbers: [Double]? { if case .numbers(let value) = self { value } else { nil } }

  /// Returns whether two values are equal. Values that cannot be compared are never equal.
  package func isEqual(to other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.image(let a), .image(let b)): a === b
    case (.colors(let a), .colors(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    default: false
    }
  }
}
