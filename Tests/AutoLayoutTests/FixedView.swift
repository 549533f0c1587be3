import UIKit

/// A view whose intrinsic content size is set by the test.
final class FixedView: UIView {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { natural }
}

@MainActor func plainView() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

@MainActor func root(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.contentScaleFactor = scale
  return view
}
