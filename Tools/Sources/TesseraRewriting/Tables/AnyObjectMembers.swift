/// The members of UIKit's classes that code calls on values of the type `AnyObject`.
///
/// On iOS, the Objective-C runtime finds the member by its name. On Linux the value is cast to the classes that have
/// the member. Members whose types differ between the classes are not listed: the compiler cannot tell them apart on
/// iOS either.
enum AnyObjectMembers {
  /// The classes that have a property, by its name. The types of a property are equal in all its classes.
  static let properties: [String: [String]] = [
    "bottomAnchor": ["UIView", "UILayoutGuide"], "centerXAnchor": ["UIView", "UILayoutGuide"],
    "centerYAnchor": ["UIView", "UILayoutGuide"], "heightAnchor": ["UIView", "UILayoutGuide"],
    "leadingAnchor": ["UIView", "UILayoutGuide"], "leftAnchor": ["UIView", "UILayoutGuide"],
    "rightAnchor": ["UIView", "UILayoutGuide"], "topAnchor": ["UIView", "UILayoutGuide"],
    "trailingAnchor": ["UIView", "UILayoutGuide"], "widthAnchor": ["UIView", "UILayoutGuide"],
    "accessibilityIdentifier": ["UIView", "UIBarItem"], "alpha": ["UIView"], "backgroundColor": ["UIView"],
    "boolValue": ["NSNumber"], "bounds": ["UIView", "CALayer"], "center": ["UIView"],
    "cgAffineTransformValue": ["NSValue"], "cgPointValue": ["NSValue"], "cgRectValue": ["NSValue"],
    "cgSizeValue": ["NSValue"], "cgVectorValue": ["NSValue"], "uiEdgeInsetsValue": ["NSValue"],
    "uiOffsetValue": ["NSValue"],
    "constant": ["NSLayoutConstraint"],
    "currentPage": ["UIPageControl"], "currentTitle": ["UIButton"], "date": ["UIDatePicker"],
    "description": ["NSObject"], "debugDescription": ["NSObject"],
    "doubleValue": ["NSNumber"], "floatValue": ["NSNumber"], "intValue": ["NSNumber"],
    // `NSNumber.intValue` has this name in Objective-C, by which it is found.
    "integerValue": ["NSNumber", "NSString"], "stringValue": ["NSNumber"],
    "firstAttribute": ["NSLayoutConstraint"], "firstItem": ["NSLayoutConstraint"], "frame": ["UIView", "CALayer"],
    "identifier": ["NSLayoutConstraint"], "imageView": ["UIButton"], "indexPathForSelectedRow": ["UITableView"],
    "isActive": ["NSLayoutConstraint"], "isAnimating": ["UIImageView", "UIActivityIndicatorView"],
    "isEnabled": ["UIControl", "UIBarItem", "UIGestureRecognizer"], "isHidden": ["UIView", "CALayer"],
    "isOn": ["UISwitch"], "isSelected": ["UIControl", "UITableViewCell", "UICollectionViewCell"],
    "multiplier": ["NSLayoutConstraint"], "navigationController": ["UIViewController"],
    "navigationItem": ["UIViewController"], "numberOfTouches": ["UIGestureRecognizer"],
    "priority": ["NSLayoutConstraint"], "relation": ["NSLayoutConstraint"], "scale": ["UIPinchGestureRecognizer"],
    "secondAttribute": ["NSLayoutConstraint"], "secondItem": ["NSLayoutConstraint"],
    "selectedSegmentIndex": ["UISegmentedControl"], "subviews": ["UIView"], "superview": ["UIView"],
    "tag": ["UIView", "UIBarItem"], "text": ["UILabel", "UITextField", "UITextView", "UISearchBar"],
    "title": ["UIViewController", "UIBarItem", "UINavigationItem"], "titleLabel": ["UIButton"],
    "translatesAutoresizingMaskIntoConstraints": ["UIView"], "view": ["UIGestureRecognizer", "UIViewController"],
    "window": ["UIView"],
  ]

  /// The members with another name here, because code uses them with several types (a priority is also a number), or
  /// because Foundation has no member of the name for all classes.
  static let renamed = ["priority": "_priority()", "integerValue": "_integerValue"]

  /// The class or protocol that has a method, by the method's name with its labels.
  static let methods: [String: String] = [
    "addGestureRecognizer(_:)": "UIView", "addSubview(_:)": "UIView", "addTarget(_:action:for:)": "UIControl",
    "becomeFirstResponder()": "UIResponder", "endRefreshing()": "UIRefreshControl",
    "isEqual(_:)": "any NSObjectProtocol", "isKind(of:)": "NSObject", "layoutIfNeeded()": "UIView",
    "perform(_:)": "any NSObjectProtocol", "perform(_:with:)": "any NSObjectProtocol",
    "require(toFail:)": "UIGestureRecognizer", "perform(_:with:afterDelay:)": "any NSObjectProtocol",
    "perform(_:with:with:)": "any NSObjectProtocol",
    "performSelector(onMainThread:with:waitUntilDone:)": "any NSObjectProtocol",
    "reloadData()": "UITableView",
    "removeFromSuperview()": "UIView", "resignFirstResponder()": "UIResponder",
    "selectedRow(inComponent:)": "UIPickerView", "sendActions(for:)": "UIControl", "setNeedsDisplay()": "UIView",
    "setNeedsLayout()": "UIView", "setOn(_:animated:)": "UISwitch", "setTitle(_:for:)": "UIButton",
    "setTitleColor(_:for:)": "UIButton", "translation(in:)": "UIPanGestureRecognizer",
    "value(forKey:)": "any NSObjectProtocol", "value(forKeyPath:)": "any NSObjectProtocol",
    "velocity(in:)": "UIPanGestureRecognizer", "viewWithTag(_:)": "UIView",
  ]
}
