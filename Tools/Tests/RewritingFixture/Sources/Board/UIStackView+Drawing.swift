import UIKit

/// The tests replace the same members of `UIView` and `UIResponder` for other classes.
extension UIStackView {
  open override func draw(_ rect: CGRect) { layer.name = "stack" }

  open override func cut(_ sender: Any?) { layer.name = "cut" }
}
