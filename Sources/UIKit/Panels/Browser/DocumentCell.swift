import Foundation

/// A cell that shows a document or folder in a document browser, with an image and a name.
final class DocumentCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let label = UILabel()
  private var url: URL?

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .systemBlue
    picture.layer.cornerRadius = 6
    picture.clipsToBounds = true
    label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: .current)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingMiddle
    contentView.addSubview(picture)
    contentView.addSubview(label)
    let selected = UIView()
    selected.backgroundColor = .secondarySystemFill
    selected.layer.cornerRadius = 10
    selectedBackgroundView = selected
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    fatalError("DocumentCell does not support init(coder:); DocumentGridController creates it in code")
  }

  /// Shows the name and icon of a document or folder. The thumbnail of an image is loaded in the background.
  func show(_ url: URL, isFolder: Bool, showsExtension: Bool) {
    self.url = url
    // The progress of a document that was opened from this cell before.
    for bar in subviews where bar is UIProgressView { bar.removeFromSuperview() }
    let name = showsExtension ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    label.text = name
    accessibilityLabel = name
    let symbol = UIImage.SymbolConfiguration(pointSize: 56)
    picture.image = UIImage(systemName: isFolder ? "folder.fill" : "doc.text", withConfiguration: symbol)
    guard !isFolder, let type = UniformType.identifier(ofFileNamed: url.lastPathComponent),
      UniformType.type(type, conformsTo: UniformType.image)
    else { return }
    let size = Int(96 * max(1, traitCollection.displayScale))
    DispatchQueue.global().async { [weak self] in
      let image = try? UIImage.thumbnail(contentsOf: url, maximumPixelSize: size)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if let self, self.url == url, let image { self.picture.image = image }
        }
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let textHeight = Self.textHeight(traitCollection)
    picture.frame = CGRect(x: 6, y: 6, width: bounds.width - 12, height: max(0, bounds.height - textHeight - 12))
    label.frame = CGRect(x: 2, y: bounds.height - textHeight - 4, width: bounds.width - 4, height: textHeight)
  }

  /// Returns the height of two lines of a name and the space around them, in points.
  private static func textHeight(_ traits: UITraitCollection) -> CGFloat {
    (2 * UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits).lineHeight).rounded(.up) + 6
  }

  /// Returns the size of a cell for the user's text size, in points. The size grows with the text size.
  static func size(_ traits: UITraitCollection) -> CGSize {
    let height = textHeight(traits)
    return CGSize(width: max(108, (height * 1.8).rounded()), height: 102 + height)
  }
}
