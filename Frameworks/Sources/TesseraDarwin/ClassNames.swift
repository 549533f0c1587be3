import Foundation
import UIKit

/// The modules whose classes have no module in their names, because they are classes of Objective-C on iOS.
private let systemModules = ["Foundation", "UIKit", "QuartzCore", "CoreGraphics", "XCTest", "TesseraDarwin"]

/// Returns the name of a class, in place of Foundation's function, which ends the program for nested and generic classes.
///
/// - Parameter aClass: The class.
/// - Returns: The name with the module, such as `Notes.Document`, and `UIView` for a class of UIKit. That of a nested class contains the
///   enclosing types: `Notes.Document.Cell`. On iOS such a name is mangled.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = _typeName(aClass, qualified: true)
  for module in systemModules where name.hasPrefix(module + ".") { return String(name.dropFirst(module.count + 1)) }
  return name
}

/// Returns the class with a name, in place of Foundation's function, which does not know the classes of UIKit by their names.
///
/// - Parameter aClassName: The name, with the module unless it is a class of Foundation or UIKit.
/// - Returns: The class, or nil if there is none. A nested class is not found.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let found = Foundation.NSClassFromString(aClassName) { return found }
  guard !aClassName.contains(".") else { return nil }
  return systemModules.lazy.compactMap { Foundation.NSClassFromString("\($0).\(aClassName)") }.first
}
