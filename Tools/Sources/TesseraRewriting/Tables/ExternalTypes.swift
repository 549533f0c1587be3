/// The types of frameworks by name: superclasses, protocols, and the classes whose members can be found by name.
///
/// The rules use only names, because the sources of a module are parsed but not type-checked.
enum ExternalTypes {
  /// The classes that declare the methods of `_MemberLookup`, which their subclasses override.
  static let lookupRoots: Set<String> = [
    "UIResponder", "UIGestureRecognizer", "UIBarItem", "NSLayoutConstraint", "UICollectionViewLayout",
    "UINavigationItem", "UIPresentationController",
  ]

  /// Returns whether a name is the name of a protocol in a framework.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name)
      || ["Delegate", "DataSource", "Protocol", "Convertible", "Representable", "Prefetching", "Transitioning"].contains
      {
        name.hasSuffix($0)
      }
  }

  /// Returns the superclass of a class in a framework, or nil if it is not known.
  static func superclass(of name: String) -> String? {
    superclasses[name] ?? (lookupRoots.contains(name) || plainClasses.contains(name) ? "NSObject" : nil)
  }

  /// Returns whether a class of another module declares the methods of `_MemberLookup`. For a class that is not known,
  /// the name determines the result: it is `true` for names of views and controllers.
  static func isLookupClass(_ name: String) -> Bool {
    var current = name
    for _ in 0..<32 {
      if lookupRoots.contains(current) { return true }
      if plainClasses.contains(current) || current == "NSObject" { return false }
      guard let next = superclasses[current] else { break }
      current = next
    }
    return [
      "View", "Controller", "Cell", "Button", "Label", "Control", "Field", "Recognizer", "Window", "Segue", "Bar",
    ]
    .contains { current.hasSuffix($0) } && !current.hasPrefix("NS") && !current.hasPrefix("XC")
  }

  /// Returns whether a class of another module is a responder. For a class that is not known, the name determines the
  /// result: it is `true` for names of views and controllers.
  static func isResponder(_ name: String) -> Bool {
    var current = name
    for _ in 0..<32 {
      if current == "UIResponder" { return true }
      if lookupRoots.contains(current) || plainClasses.contains(current) || current == "NSObject" { return false }
      guard let next = superclasses[current] else { break }
      current = next
    }
    return ["View", "Controller", "Cell", "Button", "Label", "Control", "Field", "Window", "Bar"].contains {
      current.hasSuffix($0)
    } && !current.hasPrefix("NS") && !current.hasPrefix("XC")
  }

  /// Returns whether a class of another module is a gesture recognizer.
  static func isGestureRecognizer(_ name: String) -> Bool {
    var current: String? = name
    for _ in 0..<32 {
      if current == "UIGestureRecognizer" { return true }
      current = current.flatMap { superclasses[$0] }
    }
    return false
  }

  /// The classes that derive from `NSObject` and do not declare the methods of `_MemberLookup`.
  private static let plainClasses: Set<String> = [
    "UIStoryboardSegue", "CAAnimation", "CADisplayLink", "CALayer", "CAMediaTimingFunction", "CATransaction",
    "CAValueFunction",
    "NSCollectionLayoutAnchor", "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing",
    "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutItem", "NSCollectionLayoutSection",
    "NSCollectionLayoutSize", "NSCollectionLayoutSpacing", "NSDiffableDataSourceSectionSnapshotReference",
    "NSDiffableDataSourceSnapshotReference", "NSLayoutAnchor", "NSParagraphStyle", "NSShadow",
    "NSStringDrawingContext", "NSTextAttachment", "NSTextContainer", "NSTextTab", "UIActivity", "UIAlertAction",
    "UIBandSelectionInteraction", "UIBarAppearance", "UIBarButtonItemAppearance", "UIBarButtonItemGroup",
    "UIBarButtonItemStateAppearance", "UIBezierPath", "UICollectionLayoutSectionOrthogonalScrollingProperties",
    "UICollectionViewCompositionalLayoutConfiguration", "UICollectionViewDiffableDataSource",
    "UICollectionViewDiffableDataSourceReference", "UICollectionViewLayoutAttributes",
    "UICollectionViewLayoutInvalidationContext", "UICollectionViewPlaceholder", "UICollectionViewUpdateItem",
    "UIColor", "UICommandAlternate", "UIContextMenuConfiguration", "UIContextMenuInteraction", "UIContextualAction",
    "UICubicTimingParameters", "UIDevice", "UIDocument", "UIDragInteraction", "UIDragItem", "UIDragPreview",
    "UIDropInteraction", "UIDropProposal", "UIDynamicAnimator", "UIDynamicBehavior", "UIDynamicItemGroup",
    "UIEditMenuConfiguration", "UIEditMenuInteraction", "UIEvent", "UIFeedbackGenerator",
    "UIFocusAnimationCoordinator", "UIFocusEffect", "UIFocusMovementHint", "UIFocusSystem", "UIFocusUpdateContext",
    "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIGraphicsRenderer", "UIGraphicsRendererContext",
    "UIGraphicsRendererFormat", "UIImage", "UIImageAsset", "UIKey", "UILayoutGuide", "UIMenuController",
    "UIMenuDisplayPreferences", "UIMenuElement", "UIMenuItem", "UIMenuSystem", "UIMotionEffect", "UINib",
    "UIOpenURLContext", "UIPageControlProgress", "UIPasteboard", "UIPercentDrivenInteractiveTransition",
    "UIPointerInteraction", "UIPointerRegion", "UIPointerRegionRequest", "UIPointerStyle", "UIPress",
    "UIPreviewParameters", "UIPreviewTarget", "UIPrintInteractionController", "UIRegion", "UISceneConfiguration",
    "UISceneSession", "UISceneSizeRestrictions", "UIScreen", "UIScreenMode", "UISearchDisplayController",
    "UISpringLoadedInteraction", "UISpringTimingParameters", "UIStatusBarManager", "UIStoryboard",
    "UIStoryboardUnwindSegueSource", "UISwipeActionsConfiguration", "UITableViewDiffableDataSource",
    "UITableViewDiffableDataSourceReference", "UITableViewPlaceholder", "UITableViewRowAction", "UITargetedPreview",
    "UITextInputPasswordRules", "UITextInputStringTokenizer", "UITextItem", "UITextPosition", "UITextRange",
    "UITextSelectionRect", "UIToolTipConfiguration", "UIToolTipInteraction", "UITouch", "UITraitCollection",
    "UIUpdateActionPhase", "UIUpdateInfo", "UIUpdateLink", "UIViewPropertyAnimator", "UIVisualEffect",
    "UNNotificationContentExtension",
  ]

  /// The superclasses of classes that do not derive from `NSObject` directly.
  private static let superclasses: [String: String] = [
    "ARSCNView": "SCNView", "AVPlayerViewController": "UIViewController", "CAAnimationGroup": "CAAnimation",
    "CABasicAnimation": "CAPropertyAnimation", "CAGradientLayer": "CALayer",
    "CAKeyframeAnimation": "CAPropertyAnimation", "CAPropertyAnimation": "CAAnimation",
    "CAEmitterLayer": "CALayer", "CAReplicatorLayer": "CALayer", "CAScrollLayer": "CALayer", "CAShapeLayer": "CALayer",
    "CASpringAnimation": "CABasicAnimation", "CATextLayer": "CALayer", "CATiledLayer": "CALayer",
    "CATransformLayer": "CALayer",
    "CATransition": "CAAnimation", "CNContactPickerViewController": "UINavigationController", "GLKView": "UIView",
    "GLKViewController": "UIViewController", "MFMailComposeViewController": "UINavigationController",
    "MFMessageComposeViewController": "UINavigationController", "MKAnnotationView": "UIView", "MKMapView": "UIView",
    "MKMarkerAnnotationView": "MKAnnotationView", "MKPinAnnotationView": "MKAnnotationView",
    "MPVolumeView": "UIView", "MTKView": "UIView",
    "NSCollectionLayoutBoundarySupplementaryItem": "NSCollectionLayoutSupplementaryItem",
    "NSCollectionLayoutDecorationItem": "NSCollectionLayoutItem",
    "NSCollectionLayoutGroup": "NSCollectionLayoutItem",
    "NSCollectionLayoutSupplementaryItem": "NSCollectionLayoutItem", "NSLayoutDimension": "NSLayoutAnchor",
    "NSLayoutXAxisAnchor": "NSLayoutAnchor", "NSLayoutYAxisAnchor": "NSLayoutAnchor",
    "NSMutableParagraphStyle": "NSParagraphStyle", "PDFView": "UIView", "PHPickerViewController": "UIViewController",
    "PKCanvasView": "UIScrollView", "QLPreviewController": "UIViewController", "SCNView": "UIView",
    "SFSafariViewController": "UIViewController", "SKNode": "UIResponder", "SKScene": "SKNode",
    "SKSpriteNode": "SKNode", "SKView": "UIView", "SLComposeServiceViewController": "UIViewController",
    "UIAction": "UIMenuElement", "UIActionSheet": "UIView", "UIActivityIndicatorView": "UIView",
    "UIActivityItemProvider": "Operation", "UIActivityViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UIAlertView": "UIView", "UIApplication": "UIResponder",
    "UIAttachmentBehavior": "UIDynamicBehavior", "UIBarButtonItem": "UIBarItem", "UIBlurEffect": "UIVisualEffect",
    "UIButton": "UIControl", "UICalendarView": "UIView", "UICanvasFeedbackGenerator": "UIFeedbackGenerator",
    "UICollectionReusableView": "UIView", "UICollectionView": "UIScrollView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewCompositionalLayout": "UICollectionViewLayout",
    "UICollectionViewController": "UIViewController",
    "UICollectionViewDropPlaceholder": "UICollectionViewPlaceholder",
    "UICollectionViewDropProposal": "UIDropProposal", "UICollectionViewFlowLayout": "UICollectionViewLayout",
    "UICollectionViewFlowLayoutInvalidationContext": "UICollectionViewLayoutInvalidationContext",
    "UICollectionViewFocusUpdateContext": "UIFocusUpdateContext", "UICollectionViewListCell": "UICollectionViewCell",
    "UICollectionViewTransitionLayout": "UICollectionViewLayout", "UICollisionBehavior": "UIDynamicBehavior",
    "UIColorPickerViewController": "UIViewController", "UIColorWell": "UIControl", "UICommand": "UIMenuElement",
    "UIContentUnavailableView": "UIView", "UIControl": "UIView", "UIDatePicker": "UIControl",
    "UIDeferredMenuElement": "UIMenuElement", "UIDocumentBrowserViewController": "UIViewController",
    "UIDocumentPickerViewController": "UIViewController", "UIDragPreviewParameters": "UIPreviewParameters",
    "UIDragPreviewTarget": "UIPreviewTarget", "UIDynamicItemBehavior": "UIDynamicBehavior",
    "UIFieldBehavior": "UIDynamicBehavior", "UIFocusGuide": "UILayoutGuide", "UIFocusHaloEffect": "UIFocusEffect",
    "UIFontPickerViewController": "UIViewController", "UIGraphicsImageRenderer": "UIGraphicsRenderer",
    "UIGraphicsImageRendererContext": "UIGraphicsRendererContext",
    "UIGraphicsImageRendererFormat": "UIGraphicsRendererFormat", "UIGravityBehavior": "UIDynamicBehavior",
    "UIHostingController": "UIViewController", "UIHoverGestureRecognizer": "UIGestureRecognizer",
    "UIImagePickerController": "UINavigationController", "UIImageView": "UIView",
    "UIImpactFeedbackGenerator": "UIFeedbackGenerator", "UIInputView": "UIView",
    "UIInputViewController": "UIViewController", "UIKeyCommand": "UICommand",
    "UIKeyboardLayoutGuide": "UITrackingLayoutGuide", "UILabel": "UIView", "UIListContentView": "UIView",
    "UILongPressGestureRecognizer": "UIGestureRecognizer", "UIManagedDocument": "UIDocument",
    "UIMenu": "UIMenuElement", "UINavigationBar": "UIView", "UINavigationBarAppearance": "UIBarAppearance",
    "UINavigationController": "UIViewController", "UINotificationFeedbackGenerator": "UIFeedbackGenerator",
    "UIPageControl": "UIControl", "UIPageControlTimerProgress": "UIPageControlProgress",
    "UIPageViewController": "UIViewController", "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UIPickerView": "UIView", "UIPinchGestureRecognizer": "UIGestureRecognizer", "UIPopoverBackgroundView": "UIView",
    "UIPopoverPresentationController": "UIPresentationController", "UIPressesEvent": "UIEvent",
    "UIProgressView": "UIView", "UIPushBehavior": "UIDynamicBehavior",
    "UIReferenceLibraryViewController": "UIViewController", "UIRefreshControl": "UIControl",
    "UIRotationGestureRecognizer": "UIGestureRecognizer", "UIScene": "UIResponder",
    "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer", "UIScrollView": "UIView", "UISearchBar": "UIView",
    "UISearchController": "UIViewController", "UISearchTextField": "UITextField", "UISegmentedControl": "UIControl",
    "UISelectionFeedbackGenerator": "UIFeedbackGenerator",
    "UISheetPresentationController": "UIPresentationController", "UISlider": "UIControl",
    "UISnapBehavior": "UIDynamicBehavior", "UISplitViewController": "UIViewController", "UIStackView": "UIView",
    "UIStepper": "UIControl", "UIStoryboardPopoverSegue": "UIStoryboardSegue",
    "UISwipeGestureRecognizer": "UIGestureRecognizer", "UISwitch": "UIControl", "UITabBar": "UIView",
    "UITabBarController": "UIViewController", "UITabBarItem": "UIBarItem", "UITableView": "UIScrollView",
    "UITableViewCell": "UIView", "UITableViewController": "UIViewController",
    "UITableViewDropPlaceholder": "UITableViewPlaceholder", "UITableViewDropProposal": "UIDropProposal",
    "UITableViewFocusUpdateContext": "UIFocusUpdateContext", "UITableViewHeaderFooterView": "UIView",
    "UITapGestureRecognizer": "UIGestureRecognizer", "UITargetedDragPreview": "UITargetedPreview",
    "UITextField": "UIControl", "UITextView": "UIScrollView", "UIToolbar": "UIView",
    "UIToolbarAppearance": "UIBarAppearance", "UITrackingLayoutGuide": "UILayoutGuide",
    "UIVibrancyEffect": "UIVisualEffect", "UIView": "UIResponder", "UIViewController": "UIResponder",
    "UIVisualEffectView": "UIView", "UIWebView": "UIView", "UIWindow": "UIView", "UIWindowScene": "UIScene",
    "WKWebView": "UIView",
  ]

  private static let protocols: Set<String> = [
    "AVAudioPlayerDelegate", "AVAudioRecorderDelegate", "Actor", "Any", "AnyActor", "AnyObject", "App",
    "AsyncSequence", "CAAction", "CAAnimationDelegate", "CALayerDelegate", "CAMediaTiming",
    "CLLocationManagerDelegate", "Cancellable", "CaseIterable", "Clock", "Codable", "Collection", "Comparable",
    "CustomDebugStringConvertible", "CustomNSError", "CustomReflectable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByStringLiteral", "FileManagerDelegate", "GKGameModel", "GKGameModelPlayer", "GKGameModelUpdate",
    "Hashable", "Identifiable", "IteratorProtocol", "LayoutAttributesMakeable", "LayoutMakeable", "LocalizedError",
    "MKAnnotation", "MKMapViewDelegate", "MKOverlay", "NSCacheDelegate", "NSCoding", "NSCollectionLayoutContainer",
    "NSCollectionLayoutEnvironment", "NSCollectionLayoutVisibleItem", "NSCopying",
    "NSFetchedResultsControllerDelegate", "NSFilePresenter", "NSItemProviderReading", "NSItemProviderWriting",
    "NSKeyedArchiverDelegate", "NSKeyedUnarchiverDelegate", "NSLayoutManagerDelegate", "NSMutableCopying",
    "NSObjectProtocol", "NSSecureCoding", "NSTextAttachmentContainer", "NSTextAttachmentLayout",
    "NSTextContentManagerDelegate", "NSTextContentStorageDelegate", "NSTextElementProvider",
    "NSTextLayoutManagerDelegate", "NSTextLayoutOrientationProvider", "NSTextLocation", "NSTextSelectionDataSource",
    "NSTextStorageDelegate", "NSTextStorageObserving", "NSTextViewportLayoutControllerDelegate",
    "NSUserActivityDelegate", "NetServiceBrowserDelegate", "NetServiceDelegate", "Observable", "ObservableObject",
    "OptionSet", "PHPickerViewControllerDelegate", "PreviewProvider", "Publisher", "RawRepresentable", "Scene",
    "SelectorTimerMaking", "Sendable", "Sequence", "StreamDelegate", "Strideable", "Subject", "Subscriber",
    "Subscription", "TestSuite", "UIAccessibilityContainerDataTable", "UIAccessibilityContainerDataTableCell",
    "UIAccessibilityContentSizeCategoryImageAdjusting", "UIAccessibilityIdentification",
    "UIAccessibilityReadingContent", "UIActivityItemSource", "UIActivityItemsConfigurationProviding",
    "UIActivityItemsConfigurationReading", "UIAdaptivePresentationControllerDelegate", "UIAppearance",
    "UIAppearanceContainer", "UIApplicationDelegate", "UIBarPositioning", "UIBarPositioningDelegate",
    "UICalendarSelectionMultiDateDelegate", "UICalendarSelectionSingleDateDelegate",
    "UICalendarSelectionWeekOfYearDelegate", "UICalendarViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDataSourcePrefetching", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UICollectionViewDragDelegate", "UICollectionViewDropCoordinator", "UICollectionViewDropDelegate",
    "UICollectionViewDropItem", "UICollectionViewDropPlaceholderContext", "UICollisionBehaviorDelegate",
    "UIColorPickerViewControllerDelegate", "UIConfigurationState", "UIContentConfiguration", "UIContentContainer",
    "UIContentSizeCategoryAdjusting", "UIContentView", "UIContextMenuInteractionAnimating",
    "UIContextMenuInteractionCommitAnimating", "UIContextMenuInteractionDelegate", "UICoordinateSpace",
    "UIDataSourceModelAssociation", "UIDataSourceTranslating", "UIDocumentInteractionControllerDelegate",
    "UIDocumentPickerDelegate", "UIDragAnimating", "UIDragDropSession", "UIDragInteractionDelegate", "UIDragSession",
    "UIDropInteractionDelegate", "UIDropSession", "UIDynamicAnimatorDelegate", "UIDynamicItem",
    "UIEditMenuInteractionAnimating", "UIEditMenuInteractionDelegate", "UIFindInteractionDelegate",
    "UIFocusAnimationContext", "UIFocusEnvironment", "UIFocusItem", "UIFocusItemContainer",
    "UIFocusItemScrollableContainer", "UIFontPickerViewControllerDelegate", "UIGestureRecognizerDelegate",
    "UIGuidedAccessRestrictionDelegate", "UIImagePickerControllerDelegate", "UIInteraction", "UIKeyInput",
    "UILargeContentViewerInteractionDelegate", "UILargeContentViewerItem", "UILayoutGuideAspectFitting",
    "UILayoutSupport", "UILetterformAwareAdjusting", "UIMenuBuilder", "UIMenuLeaf", "UIMutableTraits",
    "UINavigationBarDelegate", "UINavigationControllerDelegate", "UINavigationItemRenameDelegate",
    "UIObjectRestoration", "UIPageControlProgressDelegate", "UIPageControlProgressDelegating",
    "UIPageControlTimerProgressDelegate", "UIPageViewControllerDataSource", "UIPageViewControllerDelegate",
    "UIPickerViewAccessibilityDelegate", "UIPickerViewDataSource", "UIPickerViewDelegate",
    "UIPointerInteractionAnimating", "UIPointerInteractionDelegate", "UIPopoverPresentationControllerDelegate",
    "UIPopoverPresentationControllerSourceItem", "UIPrintInteractionControllerDelegate",
    "UIResponderStandardEditActions", "UISceneDelegate", "UIScrollViewAccessibilityDelegate", "UIScrollViewDelegate",
    "UIScrollViewDelegating", "UISearchBarDelegate", "UISearchControllerDelegate", "UISearchResultsUpdating",
    "UISearchSuggestion", "UISearchTextFieldDelegate", "UISearchTextFieldPasteItem",
    "UISheetPresentationControllerDelegate", "UISheetPresentationControllerDetentResolutionContext",
    "UISplitViewControllerDelegate", "UISpringLoadedInteractionBehavior", "UISpringLoadedInteractionContext",
    "UISpringLoadedInteractionEffect", "UISpringLoadedInteractionSupporting", "UIStateRestoring",
    "UITabBarControllerDelegate", "UITabBarDelegate", "UITableViewDataSource", "UITableViewDataSourcePrefetching",
    "UITableViewDelegate", "UITableViewDragDelegate", "UITableViewDropCoordinator", "UITableViewDropDelegate",
    "UITableViewDropItem", "UITableViewDropPlaceholderContext", "UITextDragDelegate", "UITextDragRequest",
    "UITextDraggable", "UITextDropDelegate", "UITextDropRequest", "UITextDroppable", "UITextFieldDelegate",
    "UITextInput", "UITextInputDelegate", "UITextInputTokenizer", "UITextInputTraits",
    "UITextPasteConfigurationSupporting", "UITextPasteDelegate", "UITextPasteItem", "UITextSearching",
    "UITextViewDelegate", "UITimingCurveProvider", "UIToolTipInteractionDelegate",
    "UIToolbarDelegate", "UITraitChangeObservable", "UITraitChangeRegistration", "UITraitDefinition",
    "UITraitEnvironment", "UIUserActivityRestoring", "UIViewAnimating", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerContextTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerRepresentable", "UIViewControllerRestoration", "UIViewControllerTransitionCoordinator",
    "UIViewControllerTransitionCoordinatorContext", "UIViewControllerTransitioningDelegate",
    "UIViewImplicitlyAnimating", "UIViewInvalidating", "UIViewRepresentable", "UIWindowSceneDelegate",
    "UIWindowScenePlacement", "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionTaskDelegate", "View", "ViewControllerMakeable", "ViewMakeable", "ViewModifier",
    "WKNavigationDelegate", "WKScriptMessageHandler", "WKUIDelegate", "XCTestObservation", "XMLParserDelegate",
  ]
}
