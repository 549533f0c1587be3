import Foundation

/// The images of a stepper for its control states.
struct StepperImages {
  struct StatePair: Hashable {
    var left: UIControl.State
    var right: UIControl.State
  }

  var background: [UIControl.State: UIImage] = [:]
  var increment: [UIControl.State: UIImage] = [:]
  var decrement: [UIControl.State: UIImage] = [:]
  var divider: [StatePair: UIImage] = [:]

  @MainActor static let minus = signImage(isPlus: false)
  @MainActor static let plus = signImage(isPlus: true)

  /// Returns the image of a plus or minus sign. The image has a scale of 3, so that it is sharp on every screen.
  @MainActor private static func signImage(isPlus: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format)
    return renderer.image { _ in
      UIColor.black.setFill()
      UIBezierPath(roundedRect: CGRect(x: 1, y: 7, width: 14, height: 2), cornerRadius: 1).fill()
      if isPlus { UIBezierPath(roundedRect: CGRect(x: 7, y: 1, width: 2, height: 14), cornerRadius: 1).fill() }
    }.withRenderingMode(.alwaysTemplate)
  }
}
