import QuartzCore

// What layers and animations take for a colour, an image or a path.

extension UIColor: LayerValueConvertible {
  package var layerValue: Any? { cgColor }
}

extension UIImage: LayerValueConvertible {
  package var layerValue: Any? { cgImage }
}
