import CoreGraphics
import Foundation

/// The values of the properties that `CAShapeLayer` adds to `CALayer`.
struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?

  func value(_ key: LayerKey) -> LayerValue? {
    switch key {
    case .path: path.map { .path($0) }
    case .fillColor: fillColor.map { .color($0) }
    case .fillRule: .other(fillRule)
    case .strokeColor: strokeColor.map { .color($0) }
    case .strokeStart: .number(Double(strokeStart))
    case .strokeEnd: .number(Double(strokeEnd))
    case .lineWidth: .number(Double(lineWidth))
    case .miterLimit: .number(Double(miterLimit))
    case .lineCap: .other(lineCap)
    case .lineJoin: .other(lineJoin)
    case .lineDashPhase: .number(Double(lineDashPhase))
    case .lineDashPattern: lineDashPattern.map { .numbers($0.map(\.doubleValue)) }
    default: nil
    }
  }

  mutating func set(_ value: LayerValue?, for key: LayerKey) {
    let number = value?.number.map { CGFloat($0) }
    let other: Any? = if case .other(let any) = value { any } else { nil }
    switch key {
    case .path: path = value?.path
    case .fillColor: fillColor = value?.color
    case .strokeColor: strokeColor = value?.color
    case .strokeStart: strokeStart = number ?? strokeStart
    case .strokeEnd: strokeEnd = number ?? strokeEnd
    case .lineWidth: lineWidth = number ?? lineWidth
    case .miterLimit: miterLimit = number ?? miterLimit
    case .lineDashPhase: lineDashPhase = number ?? lineDashPhase
    case .lineDashPattern: lineDashPattern = value?.numbers?.map { NSNumber(value: $0) }
    case .fillRule: fillRule = other as? CAShapeLayerFillRule ?? fillRule
    case .lineCap: lineCap = other as? CAShapeLayerLineCap ?? lineCap
    case .lineJoin: lineJoin = other as? CAShapeLayerLineJoin ?? lineJoin
    default: break
    }
  }

  /// The maximum distance by which the stroke can extend beyond the path, in points.
  var strokeReach: CGFloat {
    guard strokeColor != nil, lineWidth > 0 else { return 0 }
    let half = lineWidth / 2
    return half * max(lineJoin == .miter ? max(miterLimit, 1) : 1, lineCap == .square ? 1.5 : 1)
  }
}
