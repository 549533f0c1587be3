import UIKit

/// The bubble above a selected annotation, with its title, its subtitle, and the views that the program adds.
final class MapCalloutView: UIView {
  let annotationView: MKAnnotationView
  private weak var map: MKMapView?
  private let bubble = UIView()
  private let tip = CalloutTip()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let texts = UIStackView()
  private let row = UIStackView()
  private static let tipSize = CGSize(width: 26, height: 13)

  init(map: MKMapView, annotationView: MKAnnotationView) {
    (self.map, self.annotationView) = (map, annotationView)
    super.init(frame: .zero)
    bubble.backgroundColor = .tertiarySystemBackground
    bubble.layer.cornerRadius = 12
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(tip)
    addSubview(bubble)
    titleLabel.font = .systemFont(ofSize: 17)
    titleLabel.textColor = .label
    subtitleLabel.font = .systemFont(ofSize: 12)
    subtitleLabel.textColor = .secondaryLabel
    texts.axis = .vertical
    texts.alignment = .leading
    row.alignment = .center
    row.spacing = 8
    row.addArrangedSubview(texts)
    bubble.addSubview(row)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tesseraCalloutTap:", MapCalloutView.tap)))
  }
  required init?(coder: NSCoder) { nil }

  /// Shows the present texts and views of the annotation.
  func update() {
    titleLabel.text = annotationView.annotation?._annotationTitle
    subtitleLabel.text = annotationView.annotation?._annotationSubtitle
    let detail = annotationView.detailCalloutAccessoryView
    for view in texts.arrangedSubviews { view.removeFromSuperview() }
    texts.addArrangedSubview(titleLabel)
    if let detail {
      texts.addArrangedSubview(detail)
    } else if subtitleLabel.text?.isEmpty == false {
      texts.addArrangedSubview(subtitleLabel)
    }
    for view in row.arrangedSubviews where view !== texts { view.removeFromSuperview() }
    if let left = annotationView.leftCalloutAccessoryView {
      keepSize(of: left)
      row.insertArrangedSubview(left, at: 0)
    }
    if let right = annotationView.rightCalloutAccessoryView {
      keepSize(of: right)
      row.addArrangedSubview(right)
    }
    for case let control as UIControl in [
      annotationView.leftCalloutAccessoryView, annotationView.rightCalloutAccessoryView,
    ] {
      control.removeTarget(self, action: nil, for: .touchUpInside)
      control.addTarget(
        self, action: Selector("tesseraCalloutControl:", MapCalloutView.controlTapped), for: .touchUpInside)
    }
    place()
  }

  /// A view whose size is its frame keeps it in the row.
  private func keepSize(of view: UIView) {
    guard view.intrinsicContentSize.width == UIView.noIntrinsicMetric, view.bounds.width > 0,
      view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let size = view.bounds.size
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
    view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
  }

  /// Moves the bubble above its annotation, within the edges of the map.
  func place() {
    guard let map else { return }
    let space = max(map.bounds.width - 40, 60)
    var size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    size.width = min(max(size.width, 30), space - 28)
    size.height = max(size.height, 24)
    let width = size.width + 28
    let height = size.height + 16
    let anchor = map.convert(
      CGPoint(
        x: annotationView.bounds.midX + annotationView.calloutOffset.x,
        y: annotationView.drawnTop + annotationView.calloutOffset.y),
      from: annotationView)
    let left = min(max(anchor.x - width / 2, 8), max(map.bounds.width - width - 8, 8))
    bounds.size = CGSize(width: width, height: height + Self.tipSize.height)
    let tipX = min(max(anchor.x - left, 24), width - 24)
    layer.anchorPoint = CGPoint(x: tipX / width, y: 1)
    center = CGPoint(x: left + tipX, y: anchor.y)
    bubble.frame = CGRect(x: 0, y: 0, width: width, height: height)
    tip.frame = CGRect(
      x: tipX - Self.tipSize.width / 2, y: height - 1, width: Self.tipSize.width, height: Self.tipSize.height)
    row.frame = CGRect(x: 14, y: 8, width: size.width, height: size.height)
  }

  /// Shows the bubble.
  func appear(animated: Bool) {
    guard animated, window != nil else { return }
    transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
    alpha = 0
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
      animations: {
        self.transform = .identity
        self.alpha = 1
      })
  }

  /// Hides the bubble.
  func dismiss(animated: Bool) {
    guard animated, window != nil else { return removeFromSuperview() }
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }) { _ in self.removeFromSuperview() }
  }

  private func controlTapped(_ control: UIControl) {
    guard let map else { return }
    map.delegate?.mapView(map, annotationView: annotationView, calloutAccessoryControlTapped: control)
  }

  /// A tap on the bubble counts as a tap on its right control, as on iOS.
  private func tap(_ gesture: UITapGestureRecognizer) {
    if let control = annotationView.rightCalloutAccessoryView as? UIControl { controlTapped(control) }
  }
}
