import UIKit

/// Three pages in a scroll view with constraints, and a page control that follows the scroll view and controls it.
final class OnboardingController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let dots = UIPageControl()
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    scrollView.showsHorizontalScrollIndicator = false
    for color in [UIColor.systemRed, .systemGreen, .systemBlue] {
      let page = UIView()
      page.backgroundColor = color
      stack.addArrangedSubview(page)
    }
    dots.numberOfPages = 3
    dots.addTarget(self, action: Selector("turned:", Self.turned), for: .valueChanged)
    for part in [scrollView, dots] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate(
      stack.arrangedSubviews.map { $0.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor) })
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      dots.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 8),
      dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
    ])
  }

  func turned(_ dots: UIPageControl) {
    scrollView.setContentOffset(CGPoint(x: CGFloat(dots.currentPage) * scrollView.bounds.width, y: 0), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating else { return }
    dots.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}
