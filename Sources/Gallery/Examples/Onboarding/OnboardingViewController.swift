import UIKit

/// The introduction of an application: pages to swipe, dots, and buttons.
final class OnboardingViewController: UIViewController {
  let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 24])
  let pageControl = UIPageControl()
  let button = UIButton(configuration: .filled())

  let pages = [
    IntroductionPage(
      symbol: "photo", color: .systemBlue, title: "All your paintings",
      text: "A wall for every picture. Scroll through thousands of them, and they are there when you arrive."),
    IntroductionPage(
      symbol: "heart.fill", color: .systemPink, title: "Keep what you like",
      text: "Hold a painting to add it to your favorites. They stay at the top."),
    IntroductionPage(
      symbol: "folder.fill", color: .systemOrange, title: "In the order you choose",
      text: "Drag paintings where they belong, one by one or many at a time."),
  ]

  /// The index of the visible page.
  private var index: Int { pages.firstIndex { $0 === pager.viewControllers?.first } ?? 0 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Skip", primaryAction: UIAction(title: "Skip") { [weak self] _ in self?.finish() })

    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    addChild(pager)
    view.addSubview(pager.view)
    pager.didMove(toParent: self)

    pageControl.numberOfPages = pages.count
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.addAction(
      UIAction { [weak self] _ in self.map { $0.showPage(to: $0.pageControl.currentPage) } }, for: .valueChanged)
    button.configuration?.buttonSize = .large
    button.configuration?.cornerStyle = .capsule
    button.addAction(UIAction { [weak self] _ in self?.advance() }, for: .primaryActionTriggered)

    let bottom = UIStackView(arrangedSubviews: [pageControl, button])
    bottom.axis = .vertical
    bottom.spacing = 12
    view.addSubview(bottom)
    for view in [pager.view!, bottom] { view.translatesAutoresizingMaskIntoConstraints = false }
    let safeArea = view.safeAreaLayoutGuide
    let width = bottom.widthAnchor.constraint(equalToConstant: 400)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      pager.view.topAnchor.constraint(equalTo: view.topAnchor),
      pager.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pager.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pager.view.bottomAnchor.constraint(equalTo: bottom.topAnchor, constant: -8),
      bottom.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bottom.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.leadingAnchor, constant: 24),
      bottom.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
      width,
    ])
    update()
  }

  /// Updates the page control and the title of the button for the visible page.
  private func update() {
    pageControl.currentPage = index
    button.configuration?.title = index == pages.count - 1 ? "Get Started" : "Continue"
  }

  private func showPage(to target: Int) {
    guard target != index else { return }
    pager.setViewControllers(
      [pages[target]], direction: target > index ? .forward : .reverse, animated: true)
    update()
  }

  private func advance() {
    if index < pages.count - 1 { showPage(to: index + 1) } else { finish() }
  }

  private func finish() {
    let paintings = PaintingsViewController(title: "Paintings", numbers: Array(0..<Painting.count))
    navigationController?.setViewControllers([paintings], animated: true)
  }
}

extension OnboardingViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}

extension OnboardingViewController: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { if completed { update() } }
}
