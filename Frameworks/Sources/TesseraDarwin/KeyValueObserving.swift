import Foundation
import UIKit

/// The protocol to which Foundation's methods for key-value observing with closures belong. Foundation on iOS declares it, and
/// libraries extend it with methods that call `observe(_:options:changeHandler:)`, which every object has here.
public typealias _KeyValueCodingAndObserving = NSObjectProtocol
