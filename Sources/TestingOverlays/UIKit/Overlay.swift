// The counterpart of `_Testing_CoreGraphics` for `import Testing` together with `import UIKit`.
@_exported import UIKit
