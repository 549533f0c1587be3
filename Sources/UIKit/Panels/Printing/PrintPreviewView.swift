import Foundation

/// A view that shows the pages of a print job side by side. A tap on a page excludes it from printing, or includes it
/// again.
final class PrintPreviewView: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let content: PrintContent
  private var settings: PrintSettings?
  private let layout = UICollectionViewFlowLayout()
  private lazy var pages = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private let label = UILabel()
  private var included = IndexSet()
  private(set) var pageCount = 0
  /// A closure that is called with the indexes of the pages to print after the user has changed them.
  var onSelectionChange: (IndexSet) -> Void = { _ in }

  init(_ content: PrintContent) {
    self.content = content
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
    pages.frame = bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.backgroundColor = .clear
    pages.alwaysBounceHorizontal = true
    pages.register(PrintPageCell.self, forCellWithReuseIdentifier: "page")
    pages.dataSource = self
    pages.delegate = self
    addSubview(pages)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("PrintPreviewView does not support init(coder:); PrintOptionsController creates it in code")
  }

  /// The renderer of the pages if one renderer draws the whole job, otherwise nil.
  private var renderer: UIPrintPageRenderer? {
    if content.parts.count == 1, case .pages(let renderer) = content.parts[0] { renderer } else { nil }
  }

  /// Indicates whether there is anything to print.
  var hasContent: Bool { renderer == nil || pageCount > 0 }

  /// Shows the pages as they are printed with certain options.
  func show(_ settings: PrintSettings) {
    content.setPaper(settings)
    let count = renderer?.numberOfPages ?? 0
    if count != pageCount { included = IndexSet(integersIn: 0..<count) }
    pageCount = count
    self.settings = settings
    renderer?.prepare(forDrawingPages: NSRange(location: 0, length: count))
    label.isHidden = count > 0
    label.text =
      renderer != nil
      ? "No Pages"
      : content.parts.count == 1 ? "PDF Document" : "\(content.parts.count) Documents"
    pages.reloadData()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layout.invalidateLayout()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pageCount }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let size = settings?.paperRect.size, size.height > 0 else { return CGSize(width: 1, height: 1) }
    let room = CGSize(
      width: max(40, bounds.width - 40), height: max(40, bounds.height - 24 - PrintPageCell.captionHeight))
    let scale = min(room.width / size.width, room.height / size.height)
    return CGSize(
      width: (size.width * scale).rounded(), height: (size.height * scale).rounded() + PrintPageCell.captionHeight)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    (cell as? PrintPageCell)?.show(
      picture(of: indexPath.item), number: indexPath.item + 1, count: pageCount,
      isIncluded: included.contains(indexPath.item))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard pageCount > 1 else { return }
    if included.contains(indexPath.item) { included.remove(indexPath.item) } else { included.insert(indexPath.item) }
    collectionView.reloadItems(at: [indexPath])
    onSelectionChange(included)
  }

  /// Returns an image of a page in the size of a cell, or nil if the page cannot be drawn.
  private func picture(of page: Int) -> UIImage? {
    guard let renderer, let settings, settings.paperRect.width > 0 else { return nil }
    let paper = settings.paperRect
    let width = collectionView(pages, layout: layout, sizeForItemAt: IndexPath(item: page, section: 0)).width
    let scale = width / paper.width
    let size = CGSize(width: width, height: (paper.height * scale).rounded())
    _ = renderer.currentRenderingQuality(forRequested: .responsive)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.scaleBy(x: scale, y: scale)
      renderer.drawPage(at: page, in: renderer.printableRect)
    }
  }
}
