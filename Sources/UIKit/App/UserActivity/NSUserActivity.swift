import Foundation

/// A description of the state of the application at a moment. An activity can be used later to restore or open a scene.
///
/// Tessera saves the activities of scenes, and passes them from one scene to another. Activities are not passed to other
/// devices, and are not indexed for searches.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type of the activity, by convention in reverse domain notation.
  public let activityType: String

  /// The title that describes the activity to the user. The default is nil.
  open var title: String?

  /// The data with which the activity is continued. The default is nil.
  ///
  /// The data is saved if it consists of strings, numbers, dates, data, URLs, UUIDs, arrays, sets and dictionaries.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of `userInfo` without which the activity cannot be continued. The default is nil.
  open var requiredUserInfoKeys: Set<String>?

  /// A Boolean value that indicates whether `userInfo` must be updated. If it is true, `delegate` is notified before
  /// the activity is saved, so that it can update `userInfo`. The default is `false`.
  open var needsSave = false

  /// The URL of a web page that continues the activity on devices where the application is not installed. The default is
  /// nil.
  open var webpageURL: URL?

  /// The URL of the page from which the user reached the web page. The default is nil.
  open var referrerURL: URL?

  /// The date after which the activity can no longer be continued. The default is nil, which means that the activity does
  /// not expire.
  open var expirationDate: Date?

  /// Words that help to find the activity. The keywords have no effect in Tessera. The default is an empty set.
  open var keywords: Set<String> = []

  /// A Boolean value that determines whether the other device can open streams to this one. The value has no effect in
  /// Tessera. The default is `false`.
  open var supportsContinuationStreams = false

  /// An object that updates the activity before it is saved. The activity does not retain its delegate.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// The identifier of the content that the activity shows. UIKit uses it to select the scene that continues the
  /// activity (`UISceneActivationConditions`). Tessera saves it, but does not select scenes. The default is nil.
  open var targetContentIdentifier: String?

  /// A Boolean value that determines whether other devices can continue the activity. The value has no effect in
  /// Tessera. The default is `true`.
  open var isEligibleForHandoff = true

  /// A Boolean value that determines whether the activity is found by searches on the device. The value has no effect
  /// in Tessera. The default is `false`.
  open var isEligibleForSearch = false

  /// A Boolean value that determines whether the activity is found by searches of other users. The value has no effect
  /// in Tessera. The default is `false`.
  open var isEligibleForPublicIndexing = false

  /// A Boolean value that determines whether the system suggests the activity. The value has no effect in Tessera. The
  /// default is `false`.
  open var isEligibleForPrediction = false

  /// The identifier with which a saved activity can be deleted. The default is nil.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?

  /// A Boolean value that indicates whether the activity is valid. It is `false` after a call of `invalidate()`.
  final private(set) var isValid = true

  /// Creates an activity.
  ///
  /// - Parameter activityType: The type of the activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Creates an activity with the first type in `NSUserActivityTypes` of Info.plist, or an empty type if there is none.
  public convenience override init() {
    let types = Bundle.main.information["NSUserActivityTypes"] as? [String]
    self.init(activityType: types?.first ?? "")
  }

  /// Adds entries to `userInfo`. Existing entries of the same keys are replaced.
  ///
  /// - Parameter otherDictionary: The entries.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Marks the activity as the one that the user currently performs. This method has no effect in Tessera, because no
  /// other device can continue it.
  open func becomeCurrent() {}

  /// Marks the activity as no longer current. The method has no effect in Tessera.
  open func resignCurrent() {}

  /// Ends the activity. It is no longer saved with a scene.
  open func invalidate() { isValid = false }

  /// Requests streams to the device that started the activity. The request fails in Tessera, because there is no such
  /// device.
  ///
  /// - Parameter completionHandler: A closure that is called immediately with an error.
  open func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil, CocoaError(.featureUnsupported))
  }

  /// Requests streams to the device that started the activity.
  ///
  /// - Throws: `CocoaError.featureUnsupported` in Tessera, because there is no such device.
  /// - Returns: The streams to read from and to write to. Tessera always throws an error instead.
  open func continuationStreams() async throws -> (InputStream, OutputStream) {
    throw CocoaError(.featureUnsupported)
  }

  /// Deletes the activities that the system has indexed. Tessera indexes no activities.
  ///
  /// - Parameter handler: A closure that is called immediately.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) { handler() }

  /// Deletes the activities that the system has indexed. Tessera indexes no activities.
  open class func deleteAllSavedUserActivities() async {}

  /// Deletes activities that the system has indexed. Tessera indexes no activities.
  ///
  /// - Parameters:
  ///   - persistentIdentifiers: The identifiers of the activities.
  ///   - handler: A closure that is called immediately.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) { handler() }

  /// Deletes activities that the system has indexed. Tessera indexes no activities.
  ///
  /// - Parameter persistentIdentifiers: The identifiers of the activities.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {}

  /// The responders whose `userActivity` is this activity.
  private var responders: [WeakResponder] = []

  private struct WeakResponder {
    weak var responder: UIResponder?
  }

  @MainActor package final func add(_ responder: UIResponder) { responders.append(WeakResponder(responder: responder)) }

  @MainActor package final func remove(_ responder: UIResponder) {
    responders.removeAll { $0.responder == nil || $0.responder === responder }
  }

  /// Passes the activity to the responders whose activity it is, and to the delegate, which add their state. If the state
  /// is out of date (`needsSave`), the responders begin with an empty `userInfo` (Apple, `updateUserActivityState(_:)`).
  @MainActor final func updateState() {
    let responders = responders.compactMap(\.responder)
    if needsSave, !responders.isEmpty { userInfo = [:] }
    for responder in responders { responder.updateUserActivityState(self) }
    update()
  }

  /// Asks the delegate to update the activity if `needsSave` is `true`.
  final func update() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
  }
}

/// The identifier with which a saved activity can be deleted.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that consists of a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
