import UIKit

/// A view that shows the name of a stream below its stack.
final class StreamHeadingView: UICollectionReusableView {
  static let kind = "StreamHeading"

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 15)
    label.textColor = .white
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("StreamHeadingView does not support init(coder:); create it in code") }
}
