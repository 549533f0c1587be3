import Foundation

/// A view controller with which the user shares data. The controller lists the services that can process the data.
///
/// The system's services copy the data, mail texts and web addresses, print, open files in other programs, and save
/// pictures and files. Set the anchor of `popoverPresentationController` before presenting the controller: in a
/// horizontally regular environment, the controller is shown as a popover, otherwise as a sheet.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// A closure that is called after the controller was dismissed. Its arguments are the selected service, or nil if
  /// none was selected, and a Boolean value that indicates whether the service was performed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// A closure that is called after the controller was dismissed. Its arguments are the selected service or nil, a
  /// Boolean value that indicates whether the service was performed, the data that the service returned or nil, and an
  /// error or nil.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  let items: [Any]
  /// The configuration with which the controller was created, or nil if it was created with activity items.
  let configuration: (any UIActivityItemsConfigurationReading)?
  /// The service that is being performed. It is retained until it has ended.
  private var performedActivity: UIActivity?
  /// A closure that is called when the user has selected a service.
  var onPerform: (UIActivity.ActivityType?) -> Void = { _ in }
  /// The operations that provide data for the selected service.
  private let queue = OperationQueue()
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
    configuration = nil
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    preferredContentSize = ActivityListController.initialSize
  }

  /// Creates a controller for the data of a configuration.
  ///
  /// - Parameter activityItemsConfiguration: The configuration. It must support the interaction `share`. Otherwise an
  ///   error is reported, and the controller has no data.
  public init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    items = []
    let isAllowed = activityItemsConfiguration.activityItemsConfigurationSupports(interaction: .share)
    if !isAllowed {
      Diagnostics.report(
        "UIActivityViewController: the configuration \(type(of: activityItemsConfiguration)) does not support the "
          + "interaction share; add it to supportedInteractions")
    }
    configuration = isAllowed ? activityItemsConfiguration : nil
    applicationActivities = activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    preferredContentSize = ActivityListController.initialSize
  }

  /// Creates a controller without items and activities from data in an unarchiver. Only the properties of
  /// `UIViewController` are decoded, and only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    items = []
    configuration = nil
    applicationActivities = []
    super.init(coder: coder)
  }

  /// A closure that is called after the controller was dismissed. If it is set, `completionHandler` is not called. The
  /// default is nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// A closure that is called after the controller was dismissed. The default is nil.
  open var completionHandler: CompletionHandler?
  /// The identifiers of the services that are not shown. The default is nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// The sections that are not shown. The property has no effect, because Tessera has no section with people. The
  /// default is empty.
  open var excludedActivitySectionTypes: UIActivitySectionTypes = []
  /// A Boolean value that determines whether the first service can be shown larger than others. The property has no
  /// effect in Tessera, which shows all services in the same size. The default is `true`.
  open var allowsProminentActivity = true

  /// The activity items, in which each `UIActivityItemSource` and item provider is replaced by its placeholder.
  var placeholders: [Any] {
    if let configuration {
      return ActivityItems.placeholders(configuration.itemProvidersForActivityItemsConfiguration)
    }
    return items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  /// The title that the configuration contains for the data or, if there is only one item, for that item. The value is nil if there
  /// is no title.
  var configuredTitle: String? {
    guard let configuration else { return nil }
    if let title = configuration.activityItemsConfigurationMetadata(key: .title) as? String { return title }
    guard configuration.itemProvidersForActivityItemsConfiguration.count == 1 else { return nil }
    return configuration.activityItemsConfigurationMetadataForItem(at: 0, key: .title) as? String
  }

  /// Loads the preview of the configuration's first item that has one. An image without a preview is its own preview.
  ///
  /// - Parameters:
  ///   - size: The size of the preview in points.
  ///   - completion: A closure that is called on the main thread with the preview. It is not called if there is none.
  func loadConfiguredPreview(size: CGSize, _ completion: @escaping @MainActor (UIImage) -> Void) {
    guard let configuration else { return }
    let providers = configuration.itemProvidersForActivityItemsConfiguration
    var preview: NSItemProvider?
    for index in providers.indices where preview == nil {
      preview = configuration.activityItemsConfigurationPreviewForItem(
        at: index, intent: .thumbnail, suggestedSize: size)
    }
    guard let provider = preview ?? providers.first(where: { $0.canLoadObject(ofClass: UIImage.self) }) else { return }
    provider.loadObject(ofClass: UIImage.self) { object, error in
      if let error { Diagnostics.log("the preview of an item to share cannot be loaded: \(error)") }
      guard let image = object as? UIImage else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(image) } }
    }
  }

  /// Loads a thumbnail of the first item that is the file of an image.
  ///
  /// - Parameters:
  ///   - size: The maximum size of the thumbnail in points.
  ///   - completion: A closure that is called on the main thread with the thumbnail. It is not called if no item is such a file, or
  ///     if the file is damaged.
  func loadFilePreview(size: CGSize, _ completion: @escaping @MainActor (UIImage) -> Void) {
    let files = items.lazy.compactMap { $0 as? URL }.filter(\.isFileURL)
    guard
      let provider = files.compactMap({ NSItemProvider(contentsOf: $0) })
        .first(where: { $0.canLoadObject(ofClass: UIImage.self) })
    else { return }
    provider.loadObject(ofClass: UIImage.self) { object, error in
      if let error { Diagnostics.log("the preview of a file to share cannot be loaded: \(error)") }
      (object as? UIImage)?.prepareThumbnail(of: size) { image in
        guard let image else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { completion(image) } }
      }
    }
  }

  /// Returns the preview of the first item that has one, or nil if no item has a preview.
  func thumbnail(size: CGSize) -> UIImage? {
    for item in items {
      if let image = item as? UIImage { return image }
      if let source = item as? any UIActivityItemSource,
        let image = source.activityViewController(self, thumbnailImageForActivityType: nil, suggestedSize: size)
      {
        return image
      }
    }
    return nil
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

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: listController)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  open override dynamic func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil { callCompletionHandler() }
  }

  // MARK: Performing

  /// Performs a service that the user selected, after its data has been provided.
  func perform(_ activity: UIActivity) {
    let type = activity.activityType
    onPerform(type)
    if let configuration {
      return ActivityItems.load(configuration.itemProvidersForActivityItemsConfiguration) { objects in
        let body = configuration.activityItemsConfigurationMetadata(key: .messageBody) as? String
        let data = activity.activityType == .mail ? (body.map { [$0] } ?? []) + objects : objects
        self.perform(activity, with: data, subject: self.configuredTitle ?? "")
      }
    }
    let providers = items.compactMap { $0 as? UIActivityItemProvider }
    guard !providers.isEmpty else { return perform(activity, with: data(for: type), subject: subject(for: type)) }
    for provider in providers where !provider.isExecuting && !provider.isFinished {
      provider.select(type)
      queue.addOperation(provider)
    }
    queue.addBarrierBlock {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.perform(activity, with: self.data(for: type), subject: self.subject(for: type))
        }
      }
    }
  }

  private func data(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private func subject(for type: UIActivity.ActivityType?) -> String {
    items.compactMap { $0 as? any UIActivityItemSource }
      .map { $0.activityViewController(self, subjectForActivityType: type) }
      .first { !$0.isEmpty } ?? ""
  }

  private func perform(_ activity: UIActivity, with data: [Any], subject: String) {
    let type = activity.activityType
    if let system = activity as? SystemActivity {
      system.subject = subject
      system.dataType =
        items.compactMap { $0 as? any UIActivityItemSource }
        .map { $0.activityViewController(self, dataTypeIdentifierForActivityType: type) }
        .first { !$0.isEmpty }
    }
    performedActivity = activity
    activity.prepare(withActivityItems: data)
    activity.finish = { [weak self] completed in self?.activityFinished(type, completed) }
    if let activityController = activity.activityViewController {
      present(activityController, animated: true)
    } else {
      activity.perform()
    }
  }

  private func activityFinished(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    performedActivity = nil
    // If the user cancelled the service, the list of services remains visible.
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

extension UIActivityViewController {
  /// A restriction on the ways in which a document can be shared. Tessera does not support collaborations. The class
  /// exists for code that creates restrictions.
  public final class CollaborationModeRestriction: NSObject {
    /// The way of sharing that is unavailable.
    public let disabledMode: UIActivityCollaborationMode
    /// The title of an alert with the reason, or nil for no alert.
    public let alertTitle: String?
    /// The text of an alert with the reason, or nil for no alert.
    public let alertMessage: String?

    /// Creates a restriction.
    ///
    /// - Parameter disabledMode: The way of sharing that is unavailable.
    public init(disabledMode: UIActivityCollaborationMode) {
      self.disabledMode = disabledMode
      alertTitle = nil
      alertMessage = nil
    }

    /// Creates a restriction with its reason.
    ///
    /// - Parameters:
    ///   - disabledMode: The way of sharing that is unavailable.
    ///   - alertTitle: The title of an alert.
    ///   - alertMessage: The text of an alert.
    public init(disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String) {
      self.disabledMode = disabledMode
      self.alertTitle = alertTitle
      self.alertMessage = alertMessage
    }
  }
}
