import Foundation

/// Functions that set properties by key paths such as `layer.cornerRadius`.
@MainActor enum NibKeyPaths {
  /// Sets the property at a key path.
  ///
  /// - Parameters:
  ///   - path: The names of the properties, separated by periods.
  ///   - object: The object at the start of the path.
  ///   - value: The value.
  /// - Returns: `assigned` if the property was set, or the reason why it was not.
  static func set(_ path: String, of object: NSObject, to value: Any?) -> _MemberAssignment {
    var names = path.split(separator: ".").map(String.init)
    guard let last = names.popLast() else { return .missing }
    var current: Any = object
    for name in names {
      guard let nextObject = memberValue(name, of: current) else { return .missing }
      current = nextObject
    }
    return setProperty(last, of: current, to: value)
  }

  /// Sets a property of an object.
  ///
  /// - Parameters:
  ///   - last: The name of the property.
  ///   - object: The object.
  ///   - value: The value.
  /// - Returns: `assigned` if the property was set, or the reason why it was not.
  static func setProperty(_ last: String, of object: Any, to value: Any?) -> _MemberAssignment {
    if let lookup = object as? any _MemberLookup {
      let result = lookup._setMember(last, to: value)
      if case .missing = result {} else { return result }
    }
    switch object {
    case let layer as CALayer:
      let result = ModuleMembers.shared.set(last, of: layer, to: value)
      if case .missing = result { return NibProperties.set(last, of: layer, to: value) }
      return result
    case let view as UIView: return NibProperties.set(last, of: view, to: value)
    case let controller as UIViewController: return NibProperties.set(last, of: controller, to: value)
    case let constraint as NSLayoutConstraint:
      guard last == "constant", let number = NibProperties.number(value) else { return .missing }
      constraint.constant = number
      return .assigned
    // UIKit does not declare this property, but applications set it by its name.
    case let action as UIAlertAction:
      guard ["titleTextColor", "_titleTextColor"].contains(last), value == nil || value is UIColor else {
        return .missing
      }
      action.titleTextColor = value as? UIColor
      return .assigned
    default: return .missing
    }
  }

  /// Returns the value of a property of one of UIKit's classes, or nil if the property is nil or is not known by name.
  static func memberValue(_ name: String, of object: Any) -> Any? {
    if let value = (object as? any _MemberLookup)?._member(name)?.value { return value }
    switch (object, name) {
    case (let view as UIView, "layer"): return view.layer
    case (let view as UIView, "superview"): return view.superview
    case (let button as UIButton, "titleLabel"): return button.titleLabel
    case (let button as UIButton, "imageView"): return button.imageView
    case (let cell as UITableViewCell, "contentView"): return cell.contentView
    case (let cell as UITableViewCell, "textLabel"): return cell.textLabel
    case (let cell as UITableViewCell, "detailTextLabel"): return cell.detailTextLabel
    case (let cell as UITableViewCell, "imageView"): return cell.imageView
    case (let cell as UICollectionViewCell, "contentView"): return cell.contentView
    case (let controller as UIViewController, "view"): return controller.view
    case (let controller as UIViewController, "navigationItem"): return controller.navigationItem
    case (let controller as UINavigationController, "navigationBar"): return controller.navigationBar
    case (let view as UIImageView, "image"): return view.image
    // UIKit does not declare these properties, but applications read them by their names.
    case (let bar as UISearchBar, "searchField"), (let bar as UISearchBar, "_searchField"): return bar.searchTextField
    case (let bar as UISearchBar, "cancelButton"), (let bar as UISearchBar, "_cancelButton"): return bar.cancelButton
    case (let field as UITextField, "placeholderLabel"), (let field as UITextField, "_placeholderLabel"):
      return field.placeholderLabel
    case (let field as UITextField, "clearButton"), (let field as UITextField, "_clearButton"):
      return field.clearButton
    case (let action as UIAlertAction, "titleTextColor"), (let action as UIAlertAction, "_titleTextColor"):
      return action.titleTextColor
    default: return nil
    }
  }
}
