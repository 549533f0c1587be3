import Foundation

/// A page of the More list that contains one of the controllers. A separate controller is required, because navigation
/// controllers cannot be pushed.
@MainActor final class MorePageController: UIViewController {
  let content: UIViewController
  private var backItem: UIBarButtonItem?

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = !(content is UINavigationController) && content.hidesBottomBarWhenPushed
    if content.parentStorage != nil {
      content.willMove(toParent: nil)
      if content.isViewLoaded { content.view.removeFromSuperview() }
      content.removeFromParent()
    }
    content.appearance.isContainerDriven = false
    addChild(content)
    content.didMove(toParent: self)
    title = content.tabBarItem.title ?? content.title
    if let root = (content as? UINavigationController)?.stack.first {
      guard root.navigationItem.leftBarButtonItems?.isEmpty ?? true else { return }
      let item = UIBarButtonItem(
        title: UITabBarItem.SystemItem.more.title, style: .plain, target: self,
        action: Selector("tesseraBackToMore", MorePageController.goBack))
      root.navigationItem.leftBarButtonItem = item
      backItem = item
    }
  }

  required init?(coder: NSCoder) { nil }

  override var navigationItem: UINavigationItem {
    content is UINavigationController ? super.navigationItem : content.navigationItem
  }

  private func goBack() { navigationController?.popViewController(animated: true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if content is UINavigationController { navigationController?.setNavigationBarHidden(true, animated: animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if content is UINavigationController { navigationController?.setNavigationBarHidden(false, animated: animated) }
  }

  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    content.contentScrollView(for: edge) ?? content.viewIfLoaded?.scrollingContent
  }

  /// Removes the content controller from the page and makes it a child of the tab bar controller again. Does nothing if
  /// the page is no longer its parent. If `owner` is nil, the controller is removed from the page without becoming a
  /// child.
  func release(to owner: UITabBarController?) {
    guard content.parentStorage === self else { return }
    if let backItem, let root = (content as? UINavigationController)?.stack.first,
      root.navigationItem.leftBarButtonItem === backItem
    {
      root.navigationItem.leftBarButtonItem = nil
    }
    content.willMove(toParent: nil)
    content.viewIfLoaded?.removeFromSuperview()
    content.removeFromParent()
    guard let owner, owner.rootTabs.contains(where: { $0.existingController === content }) else { return }
    owner.addContent(content)
  }
}
