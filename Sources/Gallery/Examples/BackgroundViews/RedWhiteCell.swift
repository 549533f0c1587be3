import UIKit

/// A red cell that is white while it is highlighted or selected. The collection view shows one of its two background
/// views.
final class RedWhiteCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let background = UIView(frame: bounds)
    background.backgroundColor = .red
    backgroundView = background
    let selectedBackground = UIView(frame: bounds)
    selectedBackground.backgroundColor = .white
    selectedBackgroundView = selectedBackground
  }

  required init?(coder: NSCoder) { fatalError("RedWhiteCell does not support init(coder:); create it in code") }
}
