// Swift Testing declares that `import Testing` together with `import CoreGraphics` also imports a module of this name,
// and the compiler reports an error without it. Apple's module has attachments of images, which Swift Testing does not
// contain on Linux. This module only exports CoreGraphics, so that such test files compile.
@_exported import CoreGraphics
