import Foundation

/// What few layers have: kept apart so that every other layer is spared the room.
final class LayerExtras {
  var name: String?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsEdgeAntialiasing = false
  var drawsAsynchronously = false
  var toneMapMode = CALayer.ToneMapMode.automatic
  var wantsExtendedRange = false
  var minificationFilterBias: Float = 0
  /// `contents` as it was given, where that is not the image itself.
  var contentsObject: Any?
  /// Values under keys that the system does not know.
  var custom: [String: Any] = [:]
  var timing = TimingValues()
  /// The part of the layer that `setNeedsDisplay(_:)` named, or null for all of it.
  var dirtyRect = CGRect.null

  init() {}
}
