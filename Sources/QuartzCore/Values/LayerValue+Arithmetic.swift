import CoreGraphics
import Foundation

extension LayerValue {
  /// Returns the value at progress `p` between `a` (0) and `b` (1). Progress outside 0...1 extrapolates.
  ///
  /// If the values cannot be interpolated, the result is `a` before progress 1 and `b` from then on. Images that cannot be
  /// mixed change at progress 0.5.
  package static func interpolate(_ a: LayerValue, _ b: LayerValue, _ p: Double) -> LayerValue {
    let f = CGFloat(p)
    switch (a, b) {
    case (.number(let a), .number(let b)): return .number(a + (b - a) * p)
    case (.point(let a), .point(let b)): return .point(interpolated(a, b, f))
    case (.size(let a), .size(let b)): return .size(interpolated(a, b, f))
    case (.rect(let a), .rect(let b)):
      return .rect(CGRect(origin: interpolated(a.origin, b.origin, f), size: interpolated(a.size, b.size, f)))
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, progress: f))
    case (.color(let a), .color(let b)): return .color(interpolated(a, b, f))
    case (.path(let a), .path(let b)): return .path(PathInterpolation.interpolate(a, b, f) ?? (p < 1 ? a : b))
    case (.image(let a), .image(let b)): return .image(ImageInterpolation.interpolate(a, b, p) ?? (p < 0.5 ? a : b))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { interpolated($0, $1, f) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * p })
    default: return p < 1 ? a : b
    }
  }

  private static func interpolated(_ a: CGPoint, _ b: CGPoint, _ p: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * p, y: a.y + (b.y - a.y) * p)
  }

  private static func interpolated(_ a: CGSize, _ b: CGSize, _ p: CGFloat) -> CGSize {
    CGSize(width: a.width + (b.width - a.width) * p, height: a.height + (b.height - a.height) * p)
  }

  /// Mixes two colors with premultiplied alpha, so that transparent colors do not tint the result.
  private static func interpolated(_ a: CGColor, _ b: CGColor, _ p: CGFloat) -> CGColor {
    if p == 0 || a == b { return a }
    if p == 1 { return b }
    let (x, y) = (a.rgba, b.rgba)
    let alpha = x.alpha + (y.alpha - x.alpha) * p
    func part(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
      guard alpha > 0 else { return 0 }
      return (start * x.alpha + (end * y.alpha - start * x.alpha) * p) / alpha
    }
    return CGColor(
      srgbRed: part(x.red, y.red), green: part(x.green, y.green), blue: part(x.blue, y.blue),
      alpha: min(max(alpha, 0), 1))
  }

  /// Returns the sum of two values, for additive animations. The sum of two transforms is the product that applies
  /// `other` first.
  package func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)): return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
          height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): return .transform(b.concatenating(a))
    case (.color(let a), .color(let b)):
      let (x, y) = (a.rgba, b.rgba)
      return .color(
        CGColor(
          srgbRed: x.red + y.red, green: x.green + y.green, blue: x.blue + y.blue, alpha: min(1, x.alpha + y.alpha)))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { $0 + $1 })
    default: return other
    }
  }

  /// Returns the difference of this value and `other`. Adding it to `other` results in this value.
  package func subtracting(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      return .transform(b.inverse.map { a.concatenating($0) } ?? a)
    case (.color, .color): return self
    default: return adding(other.scaled(by: -1))
    }
  }

  /// Returns the value multiplied by `factor`. A transform is multiplied by itself `factor` times, rounded down.
  package func scaled(by factor: Double) -> LayerValue {
    let f = CGFloat(factor)
    switch self {
    case .number(let v): return .number(v * factor)
    case .point(let v): return .point(CGPoint(x: v.x * f, y: v.y * f))
    case .size(let v): return .size(CGSize(width: v.width * f, height: v.height * f))
    case .rect(let v):
      return .rect(
        CGRect(x: v.origin.x * f, y: v.origin.y * f, width: v.size.width * f, height: v.size.height * f))
    case .transform(let v):
      var product = CATransform3D.identity
      for _ in 0..<max(0, Int(factor)) { product = v.concatenating(product) }
      return .transform(product)
    case .numbers(let v): return .numbers(v.map { $0 * factor })
    default: return self
    }
  }

  /// The neutral element of the value's type: adding it to a value has no effect.
  package var zero: LayerValue {
    if case .transform = self { return .transform(.identity) }
    if case .color(let v) = self { return .color(v.withAlpha(0)) }
    return scaled(by: 0)
  }

  /// The color with an alpha of 0, which animations use instead of nil. Values other than colors are unchanged.
  package var clearedColor: LayerValue {
    if case .color(let v) = self { return .color(v.withAlpha(0)) }
    return self
  }

  /// Returns the distance from this value to `other`. Keyframe animations with constant speed divide their duration in
  /// proportion to the distances between their values.
  package func distance(to other: LayerValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.point(let a), .point(let b)): return Double(hypot(b.x - a.x, b.y - a.y))
    case (.size(let a), .size(let b)): return Double(hypot(b.width - a.width, b.height - a.height))
    case (.rect(let a), .rect(let b)):
      return Double(
        hypot(
          hypot(b.origin.x - a.origin.x, b.origin.y - a.origin.y),
          hypot(b.size.width - a.size.width, b.size.height - a.size.height)))
    case (.transform(let a), .transform(let b)):
      return Double(hypot(b.m41 - a.m41, b.m42 - a.m42)) + Double(abs(b.m11 - a.m11) + abs(b.m22 - a.m22))
    case (.color(let a), .color(let b)):
      let (x, y) = (a.rgba, b.rgba)
      return Double(
        hypot(hypot(y.red - x.red, y.green - x.green), hypot(y.blue - x.blue, y.alpha - x.alpha)))
    default: return 1
    }
  }
}
