import Foundation

extension UIApplication {
  /// Returns the value of a class property by the name of the property. Libraries that also run in app extensions get
  /// the application with this method.
  ///
  /// - Parameter key: The name of the property. Only `sharedApplication` is known.
  /// - Returns: The application, or nil for another name.
  public class func value(forKey key: String) -> Any? {
    if key == "sharedApplication" || key == "shared" { return shared }
    Diagnostics.report("UIApplication: the class has no property “\(key)”")
    return nil
  }

  /// Returns the value at the end of a path of properties of the class.
  ///
  /// - Parameter keyPath: The names of the properties, separated by dots. The first one is `shared`.
  /// - Returns: The value, or nil if there is no such property.
  public class func value(forKeyPath keyPath: String) -> Any? {
    guard let dotIndex = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let application = value(forKey: String(keyPath[..<dotIndex])) as? UIApplication
    return application?.value(forKeyPath: String(keyPath[keyPath.index(after: dotIndex)...]))
  }

  /// Returns a Boolean value that indicates whether the class responds to a selector.
  ///
  /// - Parameter selector: The method. Only `sharedApplication` is known.
  /// - Returns: `true` for `sharedApplication`.
  public class func responds(to selector: Selector!) -> Bool {
    selector.map { NSStringFromSelector($0) == "sharedApplication" } ?? false
  }

  /// Calls a method of the class.
  ///
  /// - Parameter selector: The method. Only `sharedApplication` is known.
  /// - Returns: The result of the method, or nil for another method.
  @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    guard responds(to: selector) else {
      Diagnostics.report("UIApplication: the class has no method “\(selector.map(NSStringFromSelector) ?? "")”")
      return nil
    }
    return Unmanaged.passUnretained(shared)
  }
}
