import Foundation

/// The rarely used values of a layer, stored separately so that other layers do not need the memory.
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
  /// The object that was set as `contents`, if it is not the image itself.
  var contentsObject: Any?
  /// The values that were set under keys that the class does not know.
  var custom: [String: Any] = [:]
  var timing = TimingValues()
  /// The part of the layer that `setNeedsDisplay(_:)` marked, or null for all of it.
  var dirtyRect = CGRect.null

  init() {}
}
