import QuartzCore

// Properties of layers and animations that contain colors and images.

extension UIColor: LayerValueConvertible {
  package var layerValue: Any? { cgColor }
}

extension UIImage: LayerValueConvertible {
  package var layerValue: Any? { cgImage }
}
