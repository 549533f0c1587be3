import CoreGraphics
import Foundation
import QuartzCore

/// A colour, not premultiplied, 0...1.
struct Tint: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let white = Tint(red: 1, green: 1, blue: 1, alpha: 1)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = unit(red)
    self.green = unit(green)
    self.blue = unit(blue)
    self.alpha = unit(alpha)
  }

  init(_ color: CGColor) {
    let rgba = color.rgba
    self.init(red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), alpha: Double(rgba.alpha))
  }

  func times(_ other: Tint) -> Tint {
    Tint(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }

  /// The premultiplied pixel at an opacity.
  func pixel(_ opacity: Double) -> UInt32 {
    let a = alpha * opacity
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(a) << 24 | byte(red * a) << 16 | byte(green * a) << 8 | byte(blue * a)
  }

  /// The pixel that `ck_tint` multiplies by: not premultiplied.
  var factors: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

/// A repeated image as background.
struct PatternFill {
  var source: BufferSource
  /// One copy, in points.
  var width: Double
  var height: Double
  var alpha: Double
}

/// `contents` and how it is placed.
struct ImagePlacement {
  var source: BufferSource
  var gravity: CALayerContentsGravity
  /// In units of the image.
  var rect: CGRect
  var center: CGRect
  var scale: Double
  var magnifiesNearest: Bool
  var minifiesNearest: Bool

  /// The part of the image that is shown, in its pixels.
  var part: (x: Double, y: Double, width: Double, height: Double) {
    let w = Double(source.width)
    let h = Double(source.height)
    return (
      Double(rect.origin.x) * w, Double(rect.origin.y) * h, Double(rect.size.width) * w, Double(rect.size.height) * h
    )
  }

  var isNinePart: Bool { center != CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Where the image lies in a layer of `width` × `height` points, from its top left corner, in points.
  func placed(width: Double, height: Double) -> (x: Double, y: Double, width: Double, height: Double) {
    let part = part
    let w = part.width / scale
    let h = part.height / scale
    func at(_ x: Double, _ y: Double) -> (x: Double, y: Double, width: Double, height: Double) {
      ((width - w) * x, (height - h) * y, w, h)
    }
    func fitted(_ factor: Double) -> (x: Double, y: Double, width: Double, height: Double) {
      ((width - w * factor) / 2, (height - h * factor) / 2, w * factor, h * factor)
    }
    switch gravity {
    case .center: return at(0.5, 0.5)
    case .top: return at(0.5, 0)
    case .bottom: return at(0.5, 1)
    case .left: return at(0, 0.5)
    case .right: return at(1, 0.5)
    case .topLeft: return at(0, 0)
    case .topRight: return at(1, 0)
    case .bottomLeft: return at(0, 1)
    case .bottomRight: return at(1, 1)
    case .resizeAspect: return w > 0 && h > 0 ? fitted(min(width / w, height / h)) : at(0, 0)
    case .resizeAspectFill: return w > 0 && h > 0 ? fitted(max(width / w, height / h)) : at(0, 0)
    default: return (0, 0, width, height)
    }
  }
}

/// What a layer drew itself, and where it lies from the layer's top left corner, in points.
struct BackingPlacement {
  var source: BufferSource
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var scale: Double
}

struct Shadow {
  var color: Tint
  var offsetX: Double
  var offsetY: Double
  /// The blur's standard deviation in points.
  var radius: Double
  var path: CGPath?
  /// The path's bounding box from the layer's top left corner, in points.
  var pathBox = CGRect.zero
  var pathIsRect = false
}

struct Replication {
  var count: Int
  var transform: Projection
  var color: Tint
  var step: Tint
  var redStep: Double
  var greenStep: Double
  var blueStep: Double
  var alphaStep: Double

  /// The colour of one instance.
  func tint(_ index: Int) -> Tint {
    let n = Double(index)
    return Tint(
      red: color.red + redStep * n, green: color.green + greenStep * n, blue: color.blue + blueStep * n,
      alpha: color.alpha + alphaStep * n)
  }
}
