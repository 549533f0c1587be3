import QuartzCore

// The values that layers and animations use for colors and images.

extension UIColor: LayerValueConvertible {
  package var layerValue: Any? { cgColor }
}

extension UIImage: LayerValueConvertible {
  package var layerValue: Any? { cgImage }
}
