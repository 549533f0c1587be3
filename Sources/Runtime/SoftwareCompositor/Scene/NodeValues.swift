import CoreGraphics
import Foundation
import QuartzCore

/// A color that is not premultiplied. Its components are between 0 and 1.
struct Tint: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double
  /// Indicates whether content that is tinted gets this color, and keeps only its alpha. Otherwise, its color is multiplied.
  var replacesColor = false

  static let white = Tint(red: 1, green: 1, blue: 1, alpha: 1)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    func clampToUnit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = clampToUnit(red)
    self.green = clampToUnit(green)
    self.blue = clampToUnit(blue)
    self.alpha = clampToUnit(alpha)
  }

  init(_ color: CGColor) {
    let rgba = color.rgba
    self.init(red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), alpha: Double(rgba.alpha))
  }

  /// Returns the color of content that another color tints. If the color is a tint itself, the result tints as both, one after the other.
  func tinted(by other: Tint) -> Tint {
    var result =
      other.replacesColor
      ? other : Tint(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: other.alpha)
    result.alpha *= alpha
    result.replacesColor = replacesColor || other.replacesColor
    return result
  }

  /// Returns the color with an additional opacity, as a premultiplied pixel.
  func pixel(_ opacity: Double) -> UInt32 {
    let a = alpha * opacity
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(a) << 24 | byte(red * a) << 16 | byte(green * a) << 8 | byte(blue * a)
  }

  /// The color as a pixel that is not premultiplied, as `ck_tint` and `ck_silhouette` require.
  var unpremultipliedPixel: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

/// The transform of a layer as a matrix that maps points in space.
///
/// This class and the other value classes of nodes are immutable and created when a layer is read. Most layers have
/// none of these values, and a missing value costs only a pointer in every frame.
final class Matrix {
  let projection: Projection

  init(_ projection: Projection) { self.projection = projection }
}

/// The color in which a layer and its sublayers are drawn.
final class Silhouette {
  let tint: Tint

  init(_ color: CGColor) {
    var tint = Tint(color)
    tint.alpha = 1
    tint.replacesColor = true
    self.tint = tint
  }
}

/// A repeated image that fills a layer's background.
final class PatternFill {
  let source: BufferSource
  /// The width of one tile in points.
  let width: Double
  let height: Double
  let alpha: Double

  init(source: BufferSource, width: Double, height: Double, alpha: Double) {
    self.source = source
    self.width = width
    self.height = height
    self.alpha = alpha
  }
}

/// The image of a layer's `contents`, and the values that determine its position in the layer.
final class ImagePlacement {
  let source: BufferSource
  let gravity: Gravity
  /// The visible part of the image, in unit coordinates: from 0 to 1 on each axis.
  let rect: CGRect
  let center: CGRect
  let scale: Double
  let magnifiesNearest: Bool
  let minifiesNearest: Bool
  let isNinePart: Bool

  init(
    source: BufferSource, gravity: Gravity, rect: CGRect, center: CGRect, scale: Double, magnifiesNearest: Bool,
    minifiesNearest: Bool
  ) {
    self.source = source
    self.gravity = gravity
    self.rect = rect
    let center = Self.widenedCenter(center, of: rect, source)
    self.center = center
    self.scale = scale
    self.magnifiesNearest = magnifiesNearest
    self.minifiesNearest = minifiesNearest
    isNinePart = center != CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// The visible part of the image, in pixels of the image.
  var part: (x: Double, y: Double, width: Double, height: Double) {
    let w = Double(source.width)
    let h = Double(source.height)
    return (
      Double(rect.origin.x) * w, Double(rect.origin.y) * h, Double(rect.size.width) * w, Double(rect.size.height) * h
    )
  }

  /// Returns the stretchable part of an image. The part is enlarged around the requested center to at least one pixel in both
  /// directions.
  private static func widenedCenter(_ center: CGRect, of rect: CGRect, _ source: BufferSource) -> CGRect {
    func widen(_ origin: CGFloat, _ length: CGFloat, pixels: CGFloat) -> (CGFloat, CGFloat) {
      guard pixels >= 1, length * pixels < 1 else { return (origin, length) }
      return (min(max(0, origin + length / 2 - 0.5 / pixels), 1 - 1 / pixels), 1 / pixels)
    }
    let x = widen(center.origin.x, center.size.width, pixels: rect.size.width * CGFloat(source.width))
    let y = widen(center.origin.y, center.size.height, pixels: rect.size.height * CGFloat(source.height))
    return CGRect(x: x.0, y: y.0, width: x.1, height: y.1)
  }

  /// Returns the frame of the image in a layer of `width` × `height` points. The frame is relative to the layer's top
  /// left corner.
  func frame(width: Double, height: Double) -> (x: Double, y: Double, width: Double, height: Double) {
    let part = part
    let w = part.width / scale
    let h = part.height / scale
    func alignedFrame(_ x: Double, _ y: Double) -> (x: Double, y: Double, width: Double, height: Double) {
      ((width - w) * x, (height - h) * y, w, h)
    }
    func scaledFrame(_ factor: Double) -> (x: Double, y: Double, width: Double, height: Double) {
      ((width - w * factor) / 2, (height - h * factor) / 2, w * factor, h * factor)
    }
    switch gravity {
    case .center: return alignedFrame(0.5, 0.5)
    // The bottom in Core Animation is the smallest y, which is the top of the surface.
    case .top: return alignedFrame(0.5, 1)
    case .bottom: return alignedFrame(0.5, 0)
    case .left: return alignedFrame(0, 0.5)
    case .right: return alignedFrame(1, 0.5)
    case .topLeft: return alignedFrame(0, 1)
    case .topRight: return alignedFrame(1, 1)
    case .bottomLeft: return alignedFrame(0, 0)
    case .bottomRight: return alignedFrame(1, 0)
    case .resizeAspect: return w > 0 && h > 0 ? scaledFrame(min(width / w, height / h)) : alignedFrame(0, 0)
    case .resizeAspectFill: return w > 0 && h > 0 ? scaledFrame(max(width / w, height / h)) : alignedFrame(0, 0)
    case .resize: return (0, 0, width, height)
    }
  }
}

/// A layer's `contentsGravity`, stored as a number instead of a string.
enum Gravity: UInt8 {
  case resize, resizeAspect, resizeAspectFill, center, top, bottom, left, right, topLeft, topRight, bottomLeft,
    bottomRight

  init(_ gravity: CALayerContentsGravity) {
    switch gravity {
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    case .resizeAspect: self = .resizeAspect
    case .resizeAspectFill: self = .resizeAspectFill
    default: self = .resize
    }
  }

  /// Indicates whether the image is scaled to the layer's size along at least one axis.
  var stretches: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }
}

/// The bitmap that a layer has drawn, and its position in points relative to the layer's top left corner.
final class BackingPlacement {
  let source: BufferSource
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  let scale: Double

  init(source: BufferSource, x: Double, y: Double, width: Double, height: Double, scale: Double) {
    self.source = source
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.scale = scale
  }
}

/// The shadow of a layer: its color, blur, offset and path.
final class Shadow {
  let color: Tint
  let offsetX: Double
  let offsetY: Double
  /// The standard deviation of the blur in points.
  let radius: Double
  let path: CGPath?
  /// The bounding box of the shadow's path in points, relative to the layer's top left corner.
  let pathBox: CGRect
  let pathIsRect: Bool

  init(color: Tint, offsetX: Double, offsetY: Double, radius: Double, path: CGPath?, pathBox: CGRect) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.radius = radius
    self.path = path
    self.pathBox = pathBox
    pathIsRect = path?.isRect(nil) ?? false
  }
}

/// The parameters of a replicator layer, in the form in which the compositor draws its instances.
final class Replication {
  let count: Int
  let transform: Projection
  /// The number of consecutive sublayers that each instance of the replicator layer contains, or `nil` if all instances
  /// contain the same sublayers.
  let layersPerInstance: Int?
  private let color: Tint
  private let redStep: Double
  private let greenStep: Double
  private let blueStep: Double
  private let alphaStep: Double

  init(_ values: ReplicatorValues) {
    count = max(0, min(values.count, 10_000))
    transform = Projection(values.transform)
    layersPerInstance = values.layersPerInstance
    color = values.color.map(Tint.init) ?? .white
    redStep = Double(values.redOffset)
    greenStep = Double(values.greenOffset)
    blueStep = Double(values.blueOffset)
    alphaStep = Double(values.alphaOffset)
  }

  /// Returns the nodes of the sublayers that an instance of a replicator layer contains.
  func layers(of node: LayerNode, copy index: Int) -> ArraySlice<LayerNode> {
    guard let layersPerInstance else { return node.children[...] }
    let start = layersPerInstance * index
    let end = start + layersPerInstance
    return end <= node.children.count ? node.children[start..<end] : node.children.prefix(layersPerInstance)
  }

  /// Returns the color that the colors of an instance of the replicator layer are multiplied by.
  func tint(_ index: Int) -> Tint {
    let n = Double(index)
    return Tint(
      red: color.red + redStep * n, green: color.green + greenStep * n, blue: color.blue + blueStep * n,
      alpha: color.alpha + alphaStep * n)
  }
}
