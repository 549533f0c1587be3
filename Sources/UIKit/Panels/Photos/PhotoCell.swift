import Foundation

/// A cell that shows a picture in a photo picker, with a mark if the picture is selected.
final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let symbol = UIImageView()
  private let mark = UILabel()
  private var photo: PickerPhoto?
  /// Indicates whether the attempt to read the picture has ended, successfully or not.
  private(set) var isLoaded = false

  /// The width and height of the mark in points.
  private static let markSize: CGFloat = 24

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.backgroundColor = .secondarySystemBackground
    symbol.contentMode = .center
    symbol.tintColor = .secondaryLabel
    symbol.frame = contentView.bounds
    symbol.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    mark.textAlignment = .center
    mark.textColor = .white
    mark.font = .systemFont(ofSize: 13, weight: .bold)
    mark.backgroundColor = .systemBlue
    mark.layer.cornerRadius = Self.markSize / 2
    mark.layer.borderWidth = 1.5
    mark.layer.borderColor = UIColor.white.cgColor
    mark.clipsToBounds = true
    for view in [picture, symbol, mark] { contentView.addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoCell does not support init(coder:); PhotoGridController creates it in code")
  }

  /// Shows a picture, which is read in the background.
  func show(_ photo: PickerPhoto) {
    accessibilityLabel = photo.name
    guard photo != self.photo else { return }
    self.photo = photo
    isLoaded = photo.isMovie
    picture.image = nil
    symbol.image = photo.isMovie ? UIImage(systemName: "film") : nil
    guard !photo.isMovie else { return }
    let size = Int(max(bounds.width, bounds.height) * max(1, traitCollection.displayScale))
    DispatchQueue.global().async { [weak self] in
      let image = try? UIImage.thumbnail(contentsOf: photo.url, maximumPixelSize: size)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, self.photo == photo else { return }
          self.picture.image = image
          self.isLoaded = true
          if image == nil { self.symbol.image = UIImage(systemName: "photo") }
        }
      }
    }
  }

  /// Shows a mark with text, or no mark if the text is nil. A marked picture is dimmed.
  func showMark(_ text: String?) {
    mark.isHidden = text == nil
    mark.text = text
    picture.alpha = text == nil ? 1 : 0.7
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.markSize
    mark.frame = CGRect(x: bounds.maxX - size - 6, y: bounds.maxY - size - 6, width: size, height: size)
  }
}
