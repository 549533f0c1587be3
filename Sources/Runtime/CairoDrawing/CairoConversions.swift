import CCairo
import CoreGraphics
import Foundation

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }

  /// Indicates whether cairo can use the transform.
  ///
  /// The value is `false` for transforms that are too large or have no inverse. If cairo cannot invert a matrix, all later calls on its
  /// context fail.
  var isUsable: Bool {
    let absoluteDeterminant = abs(a * d - b * c)
    return absoluteDeterminant > 1e-12 && absoluteDeterminant < 1e18 && max(abs(a), abs(b), abs(c), abs(d)) < 1e9
      && max(abs(tx), abs(ty)) < 1e15
  }
}

extension CGPoint {
  /// Indicates whether cairo can use the point. The value is `false` for points far outside any bitmap, because they would overflow
  /// cairo's arithmetic.
  var isUsable: Bool { abs(x) < 1e9 && abs(y) < 1e9 }
}

extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

extension CGInterpolationQuality {
  var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}

extension CGBlendMode {
  /// The corresponding operator in cairo, or `nil` for `plusDarker`, which cairo does not support.
  var cairo: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: nil
    }
  }

  /// Indicates whether cairo also applies the operator to pixels outside the shape. Core Graphics changes no pixels outside the
  /// shape.
  var changesPixelsOutsideShape: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker: true
    default: false
    }
  }
}

extension PathStorage {
  /// Sets this path as cairo's current path. The points are in device pixels.
  func set(on cairo: OpaquePointer) {
    cairo_new_path(cairo)
    var index = 0
    let pathPoints = points
    // The limits are far outside any surface. Larger values would overflow cairo's fixed-point numbers.
    func clamp(_ value: CGFloat) -> Double { value.isFinite ? Double(max(-4e6, min(4e6, value))) : 0 }
    pathPoints.withUnsafeBufferPointer { points in
      for verb in verbs {
        switch verb {
        case .moveToPoint: cairo_move_to(cairo, clamp(points[index].x), clamp(points[index].y))
        case .addLineToPoint: cairo_line_to(cairo, clamp(points[index].x), clamp(points[index].y))
        case .addQuadCurveToPoint:
          let previousPoint = index > 0 ? points[index - 1] : points[index]
          let (control, end) = (points[index], points[index + 1])
          cairo_curve_to(
            cairo, clamp(previousPoint.x + (control.x - previousPoint.x) * 2 / 3),
            clamp(previousPoint.y + (control.y - previousPoint.y) * 2 / 3),
            clamp(end.x + (control.x - end.x) * 2 / 3), clamp(end.y + (control.y - end.y) * 2 / 3), clamp(end.x),
            clamp(end.y))
        case .addCurveToPoint:
          cairo_curve_to(
            cairo, clamp(points[index].x), clamp(points[index].y), clamp(points[index + 1].x),
            clamp(points[index + 1].y), clamp(points[index + 2].x), clamp(points[index + 2].y))
        case .closeSubpath: cairo_close_path(cairo)
        }
        index += verb.pointCount
      }
    }
  }
}

extension CGRect {
  /// The whole pixels that the rectangle touches. NaN and values outside any bitmap are clamped, because Foundation's
  /// own intersection traps on them.
  var pixelBounds: PixelRect { pixelBounds(reach: 0) }

  /// Returns the whole pixels that the rectangle touches after it has been enlarged by `reach` on all sides.
  func pixelBounds(reach: CGFloat) -> PixelRect {
    func clamp(_ value: CGFloat, _ otherwise: CGFloat) -> Int {
      Int(value.isNaN ? otherwise : max(-1e6, min(1e6, value)))
    }
    let (x, y, width, height) = (origin.x, origin.y, size.width, size.height)
    if x == .infinity || y == .infinity || width == 0 && reach == 0 || height == 0 && reach == 0 { return .empty }
    let (left, top) = (
      clamp((min(x, x + width) - reach).rounded(.down), -1e6), clamp((min(y, y + height) - reach).rounded(.down), -1e6)
    )
    return PixelRect(
      x: left, y: top, width: clamp((max(x, x + width) + reach).rounded(.up), 1e6) - left,
      height: clamp((max(y, y + height) + reach).rounded(.up), 1e6) - top)
  }
}

extension PixelRect {
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func grown(by distance: Int) -> PixelRect {
    PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
