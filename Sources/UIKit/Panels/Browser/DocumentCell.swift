import Foundation

/// A cell that shows a document or folder in a document browser, with a picture and a name.
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
    label.font = .preferredFont(forTextStyle: .caption1)
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

  /// Shows a document. The picture of an image is read in the background.
  func show(_ url: URL, isFolder: Bool, showsExtension: Bool) {
    self.url = url
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
    picture.frame = CGRect(x: 6, y: 6, width: bounds.width - 12, height: bounds.height - 50)
    label.frame = CGRect(x: 2, y: bounds.height - 42, width: bounds.width - 4, height: 38)
  }
}
