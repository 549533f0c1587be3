import Foundation

/// A request to change the library. It is created in the closure of `performChanges(_:)`.
open class PHChangeRequest: NSObject {}
