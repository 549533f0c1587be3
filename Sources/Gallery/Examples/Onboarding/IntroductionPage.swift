import UIKit

/// A page of the introduction: a symbol on a colored circle, a title and a text.
final class IntroductionPage: UIViewController {
  private let symbol: String
  private let color: UIColor
  private let text: String

  private let stack = UIStackView()
  private let circle = UIView()
  private let imageView = UIImageView()
  /// The constraint for the height of the circle. The height is smaller in windows with a compact height.
  private lazy var size = circle.heightAnchor.constraint(equalToConstant: 176)

  init(symbol: String, color: UIColor, title: String, text: String) {
    self.symbol = symbol
    self.color = color
    self.text = text
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("IntroductionPage does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 72))
    imageView.tintColor = color
    imageView.contentMode = .center
    circle.backgroundColor = color.withAlphaComponent(0.15)
    circle.addSubview(imageView)

    let heading = UILabel()
    heading.text = title
    heading.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    let body = UILabel()
    body.text = text
    body.font = .preferredFont(forTextStyle: .body)
    body.textColor = .secondaryLabel
    for label in [heading, body] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }

    let texts = UIStackView(arrangedSubviews: [heading, body])
    texts.axis = .vertical
    texts.spacing = 12
    stack.addArrangedSubview(circle)
    stack.addArrangedSubview(texts)
    stack.alignment = .center

    // At the largest text sizes, the content does not fit on a small screen. It can then be scrolled.
    let scrollView = UIScrollView()
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    for view in [scrollView, stack, circle, imageView] { view.translatesAutoresizingMaskIntoConstraints = false }
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    size.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 8),
      stack.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: content.leadingAnchor, constant: 32),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
      texts.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      // In a window that is narrower than the symbol and the text, the symbol becomes smaller.
      circle.widthAnchor.constraint(equalTo: circle.heightAnchor), size,
      imageView.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
    ])
    arrange()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (page: IntroductionPage, _) in page.arrange() }
  }

  /// Puts the text beside the symbol in windows with a compact height, and below the symbol in others.
  private func arrange() {
    let isCompactHeight = traitCollection.verticalSizeClass == .compact
    stack.axis = isCompactHeight ? .horizontal : .vertical
    stack.spacing = isCompactHeight ? 48 : 36
    size.constant = isCompactHeight ? 120 : 176
    circle.layer.cornerRadius = size.constant / 2
  }
}
