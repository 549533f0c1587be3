import CoreGraphics

/// A layout guide that represents the frame of the image or a text in a list content view. Constraints keep the guide
/// at the frame that the view has calculated.
@MainActor
final class ContentGuide {
  let guide = UILayoutGuide()
  private let x: NSLayoutConstraint
  private let y: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  init(in view: UIView) {
    view.addLayoutGuide(guide)
    x = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    y = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([x, y, width, height])
  }

  func move(to frame: CGRect) {
    if guide.solvedFrame == frame { return }
    guide.solvedFrame = frame
    x.constant = frame.minX
    y.constant = frame.minY
    width.constant = frame.width
    height.constant = frame.height
  }
}
