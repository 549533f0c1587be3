import Foundation

/// A table that maps the names of XML elements in nib files to the classes that are instantiated.
@MainActor enum NibClasses {
  /// The class of each element that is a view.
  static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "imageView": UIImageView.self,
    "button": UIButton.self, "control": UIControl.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "textField": UITextField.self, "textView": UITextView.self, "scrollView": UIScrollView.self,
    "stackView": UIStackView.self, "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self, "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionViewListCell": UICollectionViewListCell.self, "collectionViewCellContentView": UIView.self,
    "collectionReusableView": UICollectionReusableView.self, "visualEffectView": UIVisualEffectView.self,
    "tabBar": UITabBar.self, "pickerView": UIPickerView.self, "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self, "refreshControl": UIRefreshControl.self,
    "window": UIWindow.self, "searchBar": UISearchBar.self, "datePicker": UIDatePicker.self,
    "colorWell": UIColorWell.self, "calendarView": UICalendarView.self,
  ]

  /// The class of each element that is a view controller.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "pageViewController": UIPageViewController.self,
  ]

  /// The names of classes that are looked up at run time, as those of other modules. The keys are the elements that `views` and
  /// `controllers` do not contain.
  static let optionalClassNames: [String: String] = [
    "splitViewController": "UISplitViewController", "mapView": "MKMapView", "mkMapView": "MKMapView",
    "webView": "UIWebView", "wkWebView": "WKWebView", "glkView": "GLKView", "mtkView": "MTKView",
    "arscnView": "ARSCNView", "scnView": "SCNView", "sceneKitView": "SCNView", "skView": "SKView",
    "arskView": "ARSKView", "adBannerView": "ADBannerView", "pdfView": "PDFView", "arView": "ARView",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
    "hostingController": "UIHostingController",
  ]

  /// The class of each element that is a gesture recognizer.
  static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self, "gestureRecognizer": UIGestureRecognizer.self,
  ]

  /// Returns whether an element describes a view controller.
  static func isController(_ element: NibElement) -> Bool {
    controllers[element.name] != nil || element.name.hasSuffix("iewController") || element.name.hasSuffix("Controller")
  }

  /// Returns the class of an object's `customClass`, or nil if the process does not contain it.
  ///
  /// - Parameters:
  ///   - name: The name of the class, as in Xcode.
  ///   - module: The module that the file names, or nil if the file names none.
  ///   - moduleObject: An object whose module is searched, too. The file contains the name of the module in Xcode, and the
  ///     module of this program can have a different name.
  static func find(_ name: String, module: String?, moduleObject: AnyObject?) -> AnyClass? {
    var modules: [String] = []
    if let module, !module.isEmpty { modules.append(module) }
    for object in [moduleObject, UIApplication.shared.delegate as AnyObject?].compactMap({ $0 }) {
      let path = String(reflecting: Swift.type(of: object))
      if let moduleName = path.split(separator: ".").first { modules.append(String(moduleName)) }
    }
    if let program = ProcessInfo.processInfo.arguments.first.map({ URL(fileURLWithPath: $0).lastPathComponent }) {
      modules.append(program.replacingOccurrences(of: "-", with: "_").replacingOccurrences(of: " ", with: "_"))
    }
    return (modules + frameworks).lazy.compactMap { type(named: name, in: $0) }.first
  }

  /// The modules of frameworks that can declare the classes of a nib, for which it names no module. A program contains a module
  /// if it imports it, for example for the type of an outlet.
  private static let frameworks = ["UIKit", "WebKit", "MapKit", "AVKit", "PhotosUI", "SafariServices", "MessageUI"]

  /// Returns the class for an element in `optionalClassNames`, or nil if the process contains none.
  static func optionalClass(_ element: String) -> AnyClass? {
    guard let name = optionalClassNames[element] else { return nil }
    return frameworks.lazy.compactMap { type(named: name, in: $0) }.first
  }

  private static func type(named name: String, in module: String) -> AnyClass? {
    // The name is mangled, for example as `6Module5OuterC5InnerC` for `Module.Outer.Inner`.
    let parts = name.split(separator: ".").map(String.init)
    guard !parts.isEmpty else { return nil }
    let path = parts.first == module && parts.count > 1 ? parts.dropFirst() : parts[...]
    let mangled = path.map { MangledIdentifier.text(of: $0) }
    guard let start = MangledIdentifier.text(of: module), !mangled.contains(nil) else { return nil }
    return _typeByName(start + mangled.compactMap { $0 }.map { $0 + "C" }.joined()) as? AnyClass
  }
}
