import Foundation

/// The layout guide of the largest area that has a given aspect ratio and fits in the safe area of a view. The area is centered in the safe
/// area.
@MainActor final class AspectFitLayoutGuide: UILayoutGuide, UILayoutGuideAspectFitting {
  private var ratio: NSLayoutConstraint?

  private var aspectRatioStorage: CGFloat = 1

  var aspectRatio: CGFloat {
    get { aspectRatioStorage }
    set {
      guard newValue > 0, newValue.isFinite else {
        return Diagnostics.report(
          "\(self): aspectRatio was set to \(newValue), but must be greater than 0 and finite; the value is ignored")
      }
      guard newValue != aspectRatioStorage else { return }
      aspectRatioStorage = newValue
      updateRatio()
    }
  }

  /// Adds the guide to a view, and activates the constraints that keep it in the safe area.
  func install(in view: UIView) {
    view.addLayoutGuide(self)
    let area = view.safeAreaLayoutGuide
    // The area grows until one of its lengths is equal to the length of the safe area. The constraint of the other length remains
    // violated.
    let sides = [
      widthAnchor.constraint(equalTo: area.widthAnchor), heightAnchor.constraint(equalTo: area.heightAnchor),
    ]
    for side in sides { side.priority = .defaultHigh }
    NSLayoutConstraint.activate(
      sides + [
        centerXAnchor.constraint(equalTo: area.centerXAnchor), centerYAnchor.constraint(equalTo: area.centerYAnchor),
        widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
        heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
      ])
    updateRatio()
  }

  private func updateRatio() {
    ratio?.isActive = false
    ratio = widthAnchor.constraint(equalTo: heightAnchor, multiplier: aspectRatio)
    ratio?.isActive = true
  }
}
