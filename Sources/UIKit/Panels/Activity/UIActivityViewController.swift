import Foundation

/// A view controller with which the user shares data: a list of the services that can process the data.
///
/// The services of the system are copying, mail for texts and web addresses, and saving of pictures and files. Present
/// the controller as a popover where there is room, with `popoverPresentationController`; elsewhere it is a sheet.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// A closure that is called at the end, with the service and whether it was performed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// A closure that is called at the end, with the service, whether it was performed, the returned data and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  let items: [Any]
  private let applicationActivities: [UIActivity]
  private var hasEnded = false
  private var result: (type: UIActivity.ActivityType?, completed: Bool) = (nil, false)
  private lazy var listController = ActivityListController(self)

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - activityItems: The data to share: strings, URLs, images, and objects that provide data
  ///     (`UIActivityItemSource`).
  ///   - applicationActivities: Services of the application, in addition to those of the system.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 360, height: 340)
  }

  /// Creates a controller without data from an unarchiver.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    items = []
    applicationActivities = []
    super.init(coder: coder)
  }

  /// Called after the controller was dismissed. It takes precedence over `completionHandler`. The default is nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Called after the controller was dismissed. The default is nil.
  open var completionHandler: CompletionHandler?
  /// The services that are not shown. The default is nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean value that allows the first service to be shown larger. The default is `true`. Tessera shows all alike.
  open var allowsProminentActivity = true

  /// The activity items, in which each `UIActivityItemSource` is replaced by its placeholder item.
  var placeholders: [Any] {
    items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  /// The services that can process the data: those of the system, followed by those of the application.
  var activities: [UIActivity] {
    let data = placeholders
    let excluded = Set(excludedActivityTypes ?? [])
    let allActivities: [UIActivity] = SystemActivity.Kind.allCases.map(SystemActivity.init) + applicationActivities
    return allActivities.filter { activity in
      if let type = activity.activityType, excluded.contains(type) { return false }
      return activity.canPerform(withActivityItems: data)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: listController)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil { callCompletionHandler() }
  }

  // MARK: Performing

  /// Performs a service that the user selected.
  func perform(_ activity: UIActivity) {
    let type = activity.activityType
    let data = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    let subjects = items.compactMap { $0 as? any UIActivityItemSource }
      .map { $0.activityViewController(self, subjectForActivityType: type) }
    (activity as? SystemActivity)?.subject = subjects.first { !$0.isEmpty } ?? ""
    activity.prepare(withActivityItems: data)
    activity.finish = { [weak self] completed in self?.activityFinished(type, completed) }
    if let activityController = activity.activityViewController {
      present(activityController, animated: true)
    } else {
      activity.perform()
    }
  }

  private func activityFinished(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    // A service that the user cancelled leaves the list on the screen.
    guard completed else {
      if presentedViewController != nil { dismiss(animated: true) }
      return
    }
    result = (type, true)
    guard let presenter = presentingViewController else { return callCompletionHandler() }
    presenter.dismiss(animated: true) { self.callCompletionHandler() }
  }

  /// Calls the completion handler, unless it has already been called.
  private func callCompletionHandler() {
    guard !hasEnded else { return }
    hasEnded = true
    if let handler = completionWithItemsHandler {
      handler(result.type, result.completed, nil, nil)
    } else {
      completionHandler?(result.type, result.completed)
    }
    completionWithItemsHandler = nil
    completionHandler = nil
  }
}
