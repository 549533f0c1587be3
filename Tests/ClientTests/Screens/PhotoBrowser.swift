import UIKit

/// Photos in pages. A pinch and a double tap zoom a page, and a single tap hides the bar.
final class PhotoBrowserController: UICollectionViewController {
  let pictures: [UIImage]

  init(pictures: [UIImage]) {
    self.pictures = pictures
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isPagingEnabled = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(PhotoPage.self, forCellWithReuseIdentifier: "page")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let layout = collectionViewLayout as! UICollectionViewFlowLayout
    if layout.itemSize != collectionView.bounds.size { layout.itemSize = collectionView.bounds.size }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pictures.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let page = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath) as! PhotoPage
    page.picture = pictures[indexPath.item]
    page.onSingleTap = { [weak self] in
      guard let navigation = self?.navigationController else { return }
      navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
    }
    return page
  }
}

final class PhotoPage: UICollectionViewCell, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView = UIImageView()
  var onSingleTap: () -> Void = {}

  var picture: UIImage? {
    didSet {
      imageView.image = picture
      imageView.frame = CGRect(origin: .zero, size: picture?.size ?? .zero)
      scrollView.contentSize = imageView.frame.size
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.frame = contentView.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(imageView)
    contentView.addSubview(scrollView)
    let double = UITapGestureRecognizer(target: self, action: Selector("doubleTapped:", Self.doubleTapped))
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: self, action: Selector("singleTapped", Self.singleTapped))
    single.require(toFail: double)
    scrollView.addGestureRecognizer(double)
    scrollView.addGestureRecognizer(single)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let size = picture?.size, size.width > 0, bounds.width > 0 else { return }
    let fitting = min(bounds.width / size.width, bounds.height / size.height)
    guard scrollView.minimumZoomScale != fitting else { return }
    scrollView.minimumZoomScale = fitting
    scrollView.maximumZoomScale = fitting * 4
    scrollView.zoomScale = fitting
    centre()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 1
    scrollView.zoomScale = 1
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }

  private func centre() {
    let horizontal = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
    let vertical = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
    scrollView.contentInset = UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  func doubleTapped(_ tap: UITapGestureRecognizer) {
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      let point = tap.location(in: imageView)
      let size = CGSize(
        width: scrollView.bounds.width / scrollView.maximumZoomScale,
        height: scrollView.bounds.height / scrollView.maximumZoomScale)
      scrollView.zoom(
        to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
        animated: true)
    }
  }

  func singleTapped() { onSingleTap() }
}
