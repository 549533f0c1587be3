import GalleryLibrary
import UIKit

/// The information about a photo: its histogram, date, file, camera and position. The screen is presented as a popover, or as a sheet
/// in a narrow window.
final class PhotoInfoViewController: UICollectionViewController {
  private enum Section: Hashable { case histogram, file, camera, place }

  private enum Row: Hashable {
    case histogram
    case value(name: String, text: String)
  }

  private let photo: PhotoItem
  private let loader: ThumbnailLoader
  private var details = PhotoDetails()
  private var histogram: Histogram?
  private var request: ThumbnailLoader.Request?
  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>?

  /// The longer side of the picture whose pixels are counted, in pixels.
  private static let pictureSize = 256

  /// Creates a screen with the information about a photo.
  init(_ photo: PhotoItem, loader: ThumbnailLoader) {
    self.photo = photo
    self.loader = loader
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    title = "Information"
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 360, height: 480)
    let sheet = popoverPresentationController?.adaptiveSheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.prefersGrabberVisible = true
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoInfoViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = false
    // There is nothing to choose, so the photo keeps the focus.
    collectionView.allowsFocus = false
    let histogramCell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [weak self] cell, _, _ in
      cell.contentConfiguration = HistogramConfiguration(histogram: self?.histogram)
    }
    let valueCell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      guard case .value(let name, let text) = row else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = text
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, row in
      view.dequeueConfiguredReusableCell(using: row == .histogram ? histogramCell : valueCell, for: path, item: row)
    }
    showRows(animated: false)
    readDetails()
    request = loader.load(Photo(photo), pixelSize: Self.pictureSize, priority: .high) { [weak self] result in
      self?.show(result)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fitPopover()
  }

  /// Makes the popover as high as the rows, which depend on the text size. A window that is lower limits it.
  private func fitPopover() {
    guard view.window != nil else { return }
    collectionView.layoutIfNeeded()
    let height = collectionView.contentSize.height
    if height > 0, height != preferredContentSize.height { preferredContentSize.height = height }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    request?.cancel()
  }

  private func show(_ result: Result<UIImage, PhotoLoadError>) {
    request = nil
    histogram = (try? result.get()).flatMap(\.cgImage).flatMap { Histogram($0) }
    guard var snapshot = dataSource?.snapshot() else { return }
    snapshot.reconfigureItems([.histogram])
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  /// Reads the details from the file in the background, and then shows their rows.
  private func readDetails() {
    DispatchQueue.global(qos: .userInitiated).async { [path = photo.path, weak self] in
      let details = PhotoDetails(path)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self?.details = details
          self?.showRows(animated: false)
        }
      }
    }
  }

  private func showRows(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.histogram])
    snapshot.appendItems([.histogram])
    let groups: [(Section, [(String, String?)])] = [
      (
        .file,
        [
          ("Name", photo.fileName.description),
          (photo.isDated ? "Taken" : "Changed", photo.taken.longText),
          ("Size", photo.width > 0 ? "\(photo.width) × \(photo.height)" : nil),
          ("File Size", details.bytes.map { ByteCountFormatter.string(fromByteCount: $0, countStyle: .file) }),
          ("Folder", photo.path.folder.name.description),
        ]
      ),
      (
        .camera,
        [
          ("Camera", photo.camera), ("Exposure", details.exposureTime), ("Aperture", details.aperture),
          ("ISO", details.sensitivity), ("Focal Length", details.focalLength),
        ]
      ),
      (.place, [("Place", photo.place), ("Position", position)]),
    ]
    for (section, values) in groups {
      let rows = values.compactMap { name, text in text.map { Row.value(name: name, text: $0) } }
      guard !rows.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(rows)
    }
    dataSource?.apply(snapshot, animatingDifferences: animated)
    fitPopover()
  }

  /// The position, such as "48.8584° N, 2.2945° E".
  private var position: String? {
    guard let latitude = photo.latitude, let longitude = photo.longitude else { return nil }
    let text = [(latitude, "N", "S"), (longitude, "E", "W")].map { value, positive, negative in
      String(format: "%.4f° ", abs(value)) + (value < 0 ? negative : positive)
    }
    return text.joined(separator: ", ")
  }
}
