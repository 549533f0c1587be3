import CoreGraphics
import Foundation

extension LayerValues {
  /// Returns the value of the property `key`, or nil if the property is not set or not stored in this type.
  func value(_ key: LayerKey) -> LayerValue? {
    switch key {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .zPosition: .number(Double(zPosition))
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(Double(anchorPointZ))
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .isHidden: .number(isHidden ? 1 : 0)
    case .isDoubleSided: .number(isDoubleSided ? 1 : 0)
    case .isGeometryFlipped: .number(isGeometryFlipped ? 1 : 0)
    case .opacity: .number(Double(opacity))
    case .masksToBounds: .number(masksToBounds ? 1 : 0)
    case .allowsGroupOpacity: .number(allowsGroupOpacity ? 1 : 0)
    case .backgroundColor: backgroundColor.map { .color($0) }
    case .backdrop: .numbers((backdrop ?? .identity).numbers)
    case .silhouette: silhouette.map { .color($0) }
    case .cornerRadius: .number(Double(cornerRadius))
    case .maskedCorners: .number(Double(maskedCorners.rawValue))
    case .cornerCurve: .other(cornerCurve)
    case .borderWidth: .number(Double(borderWidth))
    case .borderColor: borderColor.map { .color($0) }
    case .contents: contents.map { .image($0) }
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .contentsGravity: .other(contentsGravity)
    case .contentsScale: .number(Double(contentsScale))
    case .magnificationFilter: .other(magnificationFilter)
    case .minificationFilter: .other(minificationFilter)
    case .shadowColor: shadowColor.map { .color($0) }
    case .shadowOpacity: .number(Double(shadowOpacity))
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .number(Double(shadowRadius))
    case .shadowPath: shadowPath.map { .path($0) }
    case .shouldRasterize: .number(shouldRasterize ? 1 : 0)
    case .rasterizationScale: .number(Double(rasterizationScale))
    case .instanceCount: replicator.map { .number(Double($0.count)) }
    case .instanceTransform: replicator.map { .transform($0.transform) }
    case .instanceColor: replicator?.color.map { .color($0) }
    case .instanceRedOffset: replicator.map { .number(Double($0.redOffset)) }
    case .instanceGreenOffset: replicator.map { .number(Double($0.greenOffset)) }
    case .instanceBlueOffset: replicator.map { .number(Double($0.blueOffset)) }
    case .instanceAlphaOffset: replicator.map { .number(Double($0.alphaOffset)) }
    case .instanceDelay: replicator.map { .number($0.delay) }
    case .preservesDepth: replicator.map { .number($0.preservesDepth ? 1 : 0) }
    default: nil
    }
  }

  /// Sets the value of the property `key`. The method ignores values of the wrong type, and nil for a property that
  /// must have a value.
  mutating func set(_ value: LayerValue?, for key: LayerKey) {
    let flag = value?.number.map { $0 != 0 }
    let number = value?.number.map { CGFloat($0) }
    switch key {
    case .bounds: bounds = value?.rect ?? bounds
    case .position: position = value?.point ?? position
    case .zPosition: zPosition = number ?? zPosition
    case .anchorPoint: anchorPoint = value?.point ?? anchorPoint
    case .anchorPointZ: anchorPointZ = number ?? anchorPointZ
    case .transform: transform = value?.transform ?? transform
    case .sublayerTransform: sublayerTransform = value?.transform ?? sublayerTransform
    case .isHidden: isHidden = flag ?? isHidden
    case .isDoubleSided: isDoubleSided = flag ?? isDoubleSided
    case .isGeometryFlipped: isGeometryFlipped = flag ?? isGeometryFlipped
    case .opacity: opacity = number.map { Float($0) } ?? opacity
    case .masksToBounds: masksToBounds = flag ?? masksToBounds
    case .allowsGroupOpacity: allowsGroupOpacity = flag ?? allowsGroupOpacity
    case .backgroundColor: backgroundColor = value?.color
    case .backdrop: backdrop = value?.numbers.flatMap(BackdropFilter.init(numbers:))
    case .silhouette: silhouette = value?.color
    case .cornerRadius: cornerRadius = number ?? cornerRadius
    case .maskedCorners: maskedCorners = number.map { CACornerMask(rawValue: UInt(max(0, $0))) } ?? maskedCorners
    case .borderWidth: borderWidth = number ?? borderWidth
    case .borderColor: borderColor = value?.color
    case .contents: contents = value?.image
    case .contentsRect: contentsRect = value?.rect ?? contentsRect
    case .contentsCenter: contentsCenter = value?.rect ?? contentsCenter
    case .contentsScale: contentsScale = number ?? contentsScale
    case .shadowColor: shadowColor = value?.color
    case .shadowOpacity: shadowOpacity = number.map { Float($0) } ?? shadowOpacity
    case .shadowOffset: shadowOffset = value?.size ?? shadowOffset
    case .shadowRadius: shadowRadius = number ?? shadowRadius
    case .shadowPath: shadowPath = value?.path
    case .shouldRasterize: shouldRasterize = flag ?? shouldRasterize
    case .rasterizationScale: rasterizationScale = number ?? rasterizationScale
    case .cornerCurve, .contentsGravity, .magnificationFilter, .minificationFilter: setName(value, for: key)
    case .instanceCount: replicator?.count = number.map { max(0, Int($0)) } ?? 1
    case .instanceTransform: if let transform = value?.transform { replicator?.transform = transform }
    case .instanceColor: replicator?.color = value?.color
    case .instanceRedOffset: replicator?.redOffset = number.map { Float($0) } ?? 0
    case .instanceGreenOffset: replicator?.greenOffset = number.map { Float($0) } ?? 0
    case .instanceBlueOffset: replicator?.blueOffset = number.map { Float($0) } ?? 0
    case .instanceAlphaOffset: replicator?.alphaOffset = number.map { Float($0) } ?? 0
    case .instanceDelay: replicator?.delay = number.map { TimeInterval($0) } ?? 0
    case .preservesDepth: replicator?.preservesDepth = flag ?? false
    default: break
    }
  }

  private mutating func setName(_ value: LayerValue?, for key: LayerKey) {
    guard case .other(let any) = value else { return }
    let name = any as? String
    switch key {
    case .cornerCurve:
      cornerCurve = any as? CALayerCornerCurve ?? name.map { CALayerCornerCurve(rawValue: $0) } ?? cornerCurve
    case .contentsGravity:
      contentsGravity =
        any as? CALayerContentsGravity ?? name.map { CALayerContentsGravity(rawValue: $0) } ?? contentsGravity
    case .magnificationFilter:
      magnificationFilter =
        any as? CALayerContentsFilter ?? name.map { CALayerContentsFilter(rawValue: $0) } ?? magnificationFilter
    default:
      minificationFilter =
        any as? CALayerContentsFilter ?? name.map { CALayerContentsFilter(rawValue: $0) } ?? minificationFilter
    }
  }
}
