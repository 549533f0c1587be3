import CoreGraphics
import Foundation

/// A property of a layer that can have actions and animations.
package enum LayerKey: UInt8, CaseIterable, Sendable {
  case bounds
  case position
  case zPosition
  case anchorPoint
  case anchorPointZ
  case transform
  case sublayerTransform
  case isGeometryFlipped
  case isHidden
  case isDoubleSided
  case opacity
  case masksToBounds
  case allowsGroupOpacity
  case backgroundColor
  case backdrop
  case silhouette
  case cornerRadius
  case maskedCorners
  case cornerCurve
  case borderWidth
  case borderColor
  case contents
  case contentsRect
  case contentsCenter
  case contentsGravity
  case contentsScale
  case magnificationFilter
  case minificationFilter
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowRadius
  case shadowPath
  case shouldRasterize
  case rasterizationScale
  case sublayers
  case mask
  case path
  case fillColor
  case fillRule
  case strokeColor
  case strokeStart
  case strokeEnd
  case lineWidth
  case miterLimit
  case lineCap
  case lineJoin
  case lineDashPhase
  case lineDashPattern
  case colors
  case locations
  case startPoint
  case endPoint
  case fontSize
  case foregroundColor
  case type
  case instanceCount
  case instanceTransform
  case instanceColor
  case instanceRedOffset
  case instanceGreenOffset
  case instanceBlueOffset
  case instanceAlphaOffset
  case instanceDelay
  case preservesDepth
  case scrollMode

  /// The property's name in Core Animation, as used in actions and key paths.
  package var name: String {
    switch self {
    case .bounds: "bounds"
    case .position: "position"
    case .zPosition: "zPosition"
    case .anchorPoint: "anchorPoint"
    case .anchorPointZ: "anchorPointZ"
    case .transform: "transform"
    case .sublayerTransform: "sublayerTransform"
    case .isGeometryFlipped: "geometryFlipped"
    case .isHidden: "hidden"
    case .isDoubleSided: "doubleSided"
    case .opacity: "opacity"
    case .masksToBounds: "masksToBounds"
    case .allowsGroupOpacity: "allowsGroupOpacity"
    case .backgroundColor: "backgroundColor"
    case .backdrop: "backdropFilter"
    case .silhouette: "silhouetteColor"
    case .cornerRadius: "cornerRadius"
    case .maskedCorners: "maskedCorners"
    case .cornerCurve: "cornerCurve"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .contents: "contents"
    case .contentsRect: "contentsRect"
    case .contentsCenter: "contentsCenter"
    case .contentsGravity: "contentsGravity"
    case .contentsScale: "contentsScale"
    case .magnificationFilter: "magnificationFilter"
    case .minificationFilter: "minificationFilter"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowOffset: "shadowOffset"
    case .shadowRadius: "shadowRadius"
    case .shadowPath: "shadowPath"
    case .shouldRasterize: "shouldRasterize"
    case .rasterizationScale: "rasterizationScale"
    case .sublayers: "sublayers"
    case .mask: "mask"
    case .path: "path"
    case .fillColor: "fillColor"
    case .fillRule: "fillRule"
    case .strokeColor: "strokeColor"
    case .strokeStart: "strokeStart"
    case .strokeEnd: "strokeEnd"
    case .lineWidth: "lineWidth"
    case .miterLimit: "miterLimit"
    case .lineCap: "lineCap"
    case .lineJoin: "lineJoin"
    case .lineDashPhase: "lineDashPhase"
    case .lineDashPattern: "lineDashPattern"
    case .colors: "colors"
    case .locations: "locations"
    case .startPoint: "startPoint"
    case .endPoint: "endPoint"
    case .fontSize: "fontSize"
    case .foregroundColor: "foregroundColor"
    case .type: "type"
    case .instanceCount: "instanceCount"
    case .instanceTransform: "instanceTransform"
    case .instanceColor: "instanceColor"
    case .instanceRedOffset: "instanceRedOffset"
    case .instanceGreenOffset: "instanceGreenOffset"
    case .instanceBlueOffset: "instanceBlueOffset"
    case .instanceAlphaOffset: "instanceAlphaOffset"
    case .instanceDelay: "instanceDelay"
    case .preservesDepth: "preservesDepth"
    case .scrollMode: "scrollMode"
    }
  }

  /// The aspects of the layer that the compositor must update after a change of the property. For properties that
  /// affect the layer's own drawing, such as a shape's path, this is `contents`.
  package var changes: LayerChanges {
    switch self {
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform,
      .isGeometryFlipped, .scrollMode:
      .geometry
    case .contents, .contentsRect, .contentsCenter, .contentsGravity, .contentsScale, .magnificationFilter,
      .minificationFilter:
      .contents
    case .sublayers, .mask:
      .hierarchy
    case .path, .fillColor, .fillRule, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineCap, .lineJoin, .lineDashPhase, .lineDashPattern, .colors, .locations, .startPoint, .endPoint, .fontSize,
      .foregroundColor, .type:
      .contents
    default: .style
    }
  }

  /// Indicates whether a layer draws itself again after a change of the property.
  package var redraws: Bool { rawValue >= LayerKey.path.rawValue && rawValue <= LayerKey.type.rawValue }

  private static let byName: [String: LayerKey] = {
    var table: [String: LayerKey] = [:]
    for key in allCases { table[key.name] = key }
    // Key-value coding accepts both spellings of Boolean properties.
    for key in [LayerKey.isHidden, .isDoubleSided, .isGeometryFlipped] { table["\(key)"] = key }
    return table
  }()

  /// Creates the key for a property's name. The result is nil if the name is unknown.
  package init?(name: String) {
    guard let key = Self.byName[name] else { return nil }
    self = key
  }
}
